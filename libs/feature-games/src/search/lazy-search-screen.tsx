import { lazy } from 'react';

const load = () => import('./search-screen.tsx');

/** What is found; its script comes when somebody turns to the search. */
export const SearchScreen = lazy(() => load().then(({ SearchScreen: C }) => ({ default: C })));

/** Fetches the script of the search ahead; without a network it is tried again when it is wanted. */
export function preloadSearch(): void {
  void load().catch(() => undefined);
}
