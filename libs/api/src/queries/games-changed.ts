import type { QueryClient } from '@tanstack/react-query';

/** The second part of the keys of what shows games. */
const showing: ReadonlySet<unknown> = new Set(['games', 'hotGames', 'vendors', 'gameMenus', 'recentGames', 'favourites']);
/** Every open page of a site hears of a change at once; they ask at different times of so many ms. */
const spread = 5000;

/** What lists show of games is asked for again, soon. */
export function gamesChanged(queryClient: QueryClient): void {
  setTimeout(() => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => showing.has(queryKey[1]) }), Math.random() * spread);
}
