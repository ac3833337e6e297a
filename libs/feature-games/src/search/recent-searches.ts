/** What this browser looked for last, the last first. Kept by the browser alone; log-out empties it with everything else. */
const STORAGE_KEY = 'parlour.searches';
const KEPT = 6;

export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
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
  try {
    if (searches.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be forbidden: nothing is remembered then.
  }
}
