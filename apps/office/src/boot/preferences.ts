import type { OfficeLanguage } from '@parlour/domain/office';
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
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}') as typeof kept;
  } catch {
    // Storage may be forbidden, or hold what an older office wrote.
  }
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
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // The choice then lasts as long as the page.
  }
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
