import { lazy } from 'react';

const load = () => import('./search-screen.tsx');

/** What is found; its script comes when somebody turns to the search. */
export const SearchScreen = lazy(() => load().then(({ SearchScreen: C }) => ({ default: C })));

let searches: typeof import('./recent-searches.ts') | undefined;
const bringSearches = async () => (searches = await import('./recent-searches.ts'));

/** Fetches the script of the search ahead; without a network it is tried again when it is wanted. */
export function preloadSearch(): void {
  void Promise.all([load(), bringSearches()]).catch(() => undefined);
}

/** Stores the search at once when it has arrived, since the page may be left at the same moment. */
export function rememberSearch(words: string): void {
  if (searches) searches.keepSearch(words);
  else
    void bringSearches().then(
      ({ keepSearch }) => keepSearch(words),
      () => undefined,
    );
}
