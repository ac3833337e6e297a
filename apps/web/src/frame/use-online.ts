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

/** Settles once the browser has a network; at once where it has one. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof navigator === 'undefined' || navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });
}
