import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. Rendered pages assume it. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Resolves once the browser has a network; undefined if it has one, or if there is no browser: nothing has to be waited for. */
export function whenOnline(): Promise<void> | undefined {
  // Where pages are rendered there may be a navigator too, but without network information.
  if (typeof window === 'undefined' || navigator.onLine) return undefined;
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** Loaded as soon as there is a network: a script that fails makes the router reload the page, which leaves nothing of it offline. */
export function online<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => whenOnline()?.then(load) ?? load();
}
