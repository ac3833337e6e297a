import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';

/** What is fixed of the page that is shown, not of the address, which may be ahead of it. */
export function useShownPage(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
}
