import { sideStorageKey } from '@parlour/brand';
import { store, stored } from '@parlour/ui/browser-storage';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

const CHANGED = 'parlour:side';

/**
 * Whether the side menu shows only icons at desktop width; remembered by the browser. The page's inline script marks the document before
 * the first paint, so nothing moves when the page becomes live.
 */
export function useSideMenu(): { narrow: boolean; toggle: () => void } {
  const narrow = useSyncExternalStore(subscribe, isNarrow, () => false);
  const toggle = useCallback(() => {
    const { dataset } = document.documentElement;
    if (isNarrow()) delete dataset['side'];
    else dataset['side'] = 'narrow';
    store('browser', sideStorageKey, isNarrow() ? 'narrow' : 'wide');
    document.dispatchEvent(new Event(CHANGED));
  }, []);
  return { narrow, toggle };
}

/** Shows only icons while `wanted`, whatever was chosen: a page with its own list needs the room. The choice is kept. */
export function useNarrowSideWhile(wanted: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!wanted || isNarrow()) return;
    dataset['side'] = 'narrow';
    document.dispatchEvent(new Event(CHANGED));
    return () => {
      if (keptNarrow()) return;
      delete dataset['side'];
      document.dispatchEvent(new Event(CHANGED));
    };
  }, [wanted]);
}

function keptNarrow(): boolean {
  return stored('browser', sideStorageKey) === 'narrow';
}

function isNarrow(): boolean {
  return document.documentElement.dataset['side'] === 'narrow';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
