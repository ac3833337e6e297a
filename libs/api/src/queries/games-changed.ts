import type { QueryClient } from '@tanstack/react-query';

/** The second part of the keys of what shows games. */
const showing: ReadonlySet<unknown> = new Set(['games', 'hotGames', 'vendors', 'gameMenus', 'recentGames', 'favourites']);
/** Every open page of a site learns of a change at once; so that they do not all ask at once, each waits for up to so many ms more. */
const [least, spread] = [500, 5000];
const waiting = new WeakSet<QueryClient>();

/** What shows games is asked for again, in a few seconds; once, however often it is called until then. */
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
