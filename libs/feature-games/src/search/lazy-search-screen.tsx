import { lazy } from 'react';

const load = () => import('./search-screen.tsx');

/** The results; their script is loaded when somebody uses the search. */
export const SearchScreen = lazy(() => load().then(({ SearchScreen: C }) => ({ default: C })));

let searches: typeof import('./recent-searches.ts') | undefined;
const bringSearches = async () => (searches = await import('./recent-searches.ts'));

/** Preloads the script of the search; if there is no network, it is loaded on demand later. */
export function preloadSearch(): void {
  void Promise.all([load(), bringSearches()]).catch(() => undefined);
}

/** Stores the search as soon as the script has loaded, since the page may be left at the same moment. */
export function rememberSearch(words: string): void {
  if (searches) searches.keepSearch(words);
  else
    void bringSearches().then(
      ({ keepSearch }) => keepSearch(words),
      () => undefined,
    );
}
