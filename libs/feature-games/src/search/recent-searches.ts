import { store, storedJson } from '@parlour/ui/browser-storage';

/** The latest searches in this browser, newest first. Stored in the browser only; log-out clears them with everything else. */
const STORAGE_KEY = 'parlour.searches';
const KEPT = 6;

export function recentSearches(): readonly string[] {
  const kept = storedJson('browser', STORAGE_KEY);
  return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, KEPT) : [];
}

export function keepSearch(words: string): void {
  const wanted = words.trim();
  if (wanted.length < 2) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  write([wanted, ...others].slice(0, KEPT));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  store('browser', STORAGE_KEY, searches.length > 0 ? JSON.stringify(searches) : null);
}
