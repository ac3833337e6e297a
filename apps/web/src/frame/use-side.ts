import { sideStorageKey } from '@parlour/brand';
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
    try {
      localStorage.setItem(sideStorageKey, isNarrow() ? 'narrow' : 'wide');
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
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
  try {
    return localStorage.getItem(sideStorageKey) === 'narrow';
  } catch {
    return false;
  }
}

function isNarrow(): boolean {
  return document.documentElement.dataset['side'] === 'narrow';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
