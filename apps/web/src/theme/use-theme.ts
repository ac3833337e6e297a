import { themeStorageKey, useBrand } from '@parlour/brand';
import { store } from '@parlour/ui/browser-storage';
import { useCallback, useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const CHANGED = 'parlour:theme';

/** The theme of the page, remembered by the browser. The page's inline script sets it before the first paint. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const { defaultTheme } = useBrand();
  const theme = useSyncExternalStore(subscribe, currentTheme, () => defaultTheme);
  const toggle = useCallback(() => {
    const next = currentTheme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    keepTheme();
    document.dispatchEvent(new Event(CHANGED));
  }, []);
  return { theme, toggle };
}

/** Stores the choice: on a change, and again after a log-out has emptied the browser's storage. */
export function keepTheme(): void {
  store('browser', themeStorageKey, currentTheme());
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
