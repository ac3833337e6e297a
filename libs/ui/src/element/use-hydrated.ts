import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page, or a part of it, is hydrating, and true from then on. Hide what the build could not know,
 * such as who is logged in, until it is true: otherwise the first render differs from the markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
