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

/** Settles once the browser has a network; undefined where it has one, or where there is no browser: nothing is to be waited for. */
export function whenOnline(): Promise<void> | undefined {
  // Where pages are rendered a navigator may stand too, which knows no network.
  if (typeof window === 'undefined' || navigator.onLine) return undefined;
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** Fetched as soon as there is a network: a script that fails makes the router reload the page, which leaves nothing of it offline. */
export function online<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => whenOnline()?.then(load) ?? load();
}
