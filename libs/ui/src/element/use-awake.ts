import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a rendered page (or a part of it) comes to life, true from then on: what is known by then, such as who is
 * logged in, must not show before, for it was not known when the page was rendered.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
