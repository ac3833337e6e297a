import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { homeSearch } from './search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search was opened from the entry before this one: leaving it goes back there. */
    searchOpened?: boolean;
  }
}

export interface SearchRoute {
  /** The search text over all games; undefined while the search is closed. */
  words: string | undefined;
  /** Opens the search over the current page; further typing replaces the history entry. */
  look(words: string): void;
  /** Back to the page that the search was opened from. */
  leave(): void;
}

/** The search over all games, kept in the address of the home page (`/?search=`). */
export function useSearchRoute(): SearchRoute {
  const router = useRouter();
  const navigate = useNavigate();
  const words = useLocation({ select: ({ pathname, search }) => (pathname === '/' ? homeSearch(search).search : undefined) });
  const open = words !== undefined;
  const look = useCallback(
    (next: string) =>
      void navigate({
        to: '/',
        search: { search: next },
        replace: open,
        resetScroll: !open,
        state: (state) => ({ ...state, searchOpened: open ? (state.searchOpened ?? false) : true }),
      }),
    [navigate, open],
  );
  const leave = useCallback(() => {
    if (router.history.location.state.searchOpened) router.history.back();
    else void navigate({ to: '/', search: {}, replace: true });
  }, [navigate, router]);
  return { words, look, leave };
}
