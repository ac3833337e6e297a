import type { QueryClient } from '@tanstack/react-query';

/** The second part of the query keys of everything that shows games. */
const showing: ReadonlySet<unknown> = new Set(['games', 'hotGames', 'vendors', 'gameMenus', 'recentGames', 'favourites']);
/** Every open page of a site learns of a change at once. So that they do not all refetch together, each waits up to this many ms more. */
const [least, spread] = [500, 5000];
const waiting = new WeakSet<QueryClient>();

/** Refetches everything that shows games within a few seconds; once, however often it is called until then. */
export function gamesChanged(queryClient: QueryClient): void {
  if (waiting.has(queryClient)) return;
  waiting.add(queryClient);
  setTimeout(
    () => {
      waiting.delete(queryClient);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => showing.has(queryKey[1]) });
    },
    least + Math.random() * spread,
  );
}
