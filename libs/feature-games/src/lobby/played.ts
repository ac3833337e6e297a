import { playedStorageKey } from '@parlour/brand';

/** Notes for the next visit of this browser whether the home page will begin with games that were played. */
export function keepPlayed(played: boolean): void {
  try {
    if (played) localStorage.setItem(playedStorageKey, '');
    else localStorage.removeItem(playedStorageKey);
  } catch {
    // Storage may be forbidden; the page then only moves a little when they come.
  }
}
