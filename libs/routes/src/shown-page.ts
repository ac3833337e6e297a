import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';

/** Static data of the page currently shown, rather than of the address, which may already be ahead of it. */
export function useShownPage(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
}
