import type { OfficeLanguage } from '@parlour/domain/office';
import { store, storedJson } from '@parlour/ui/browser-storage';
import { useSyncExternalStore } from 'react';
import { languageFor } from './texts.ts';

/** How an operator wants the office to look; kept by the browser. */
export interface Preferences {
  theme: 'system' | 'dark' | 'light';
  density: 'regular' | 'compact';
  language: OfficeLanguage;
}

const key = 'parlour.office';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current = read();

function read(): Preferences {
  const kept = (storedJson('browser', key) ?? {}) as Partial<Record<keyof Preferences, unknown>>;
  return {
    theme: kept.theme === 'dark' || kept.theme === 'light' ? kept.theme : 'system',
    density: kept.density === 'compact' ? 'compact' : 'regular',
    language: OFFICE_LANGUAGES.find((code) => code === kept.language) ?? languageFor(navigator.languages),
  };
}

/** Marks the document, so that the style sheet picks colours and spacing. */
function mark(): void {
  const { theme, density } = current;
  const { dataset } = document.documentElement;
  dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  dataset['density'] = density;
}

/** Before anything is drawn. */
export function applyPreferences(): Preferences {
  mark();
  dark.addEventListener('change', mark);
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  mark();
  for (const listener of listeners) listener();
  store('browser', key, JSON.stringify(current));
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
