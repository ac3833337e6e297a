import type { ListedGameType } from '@parlour/domain';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import type { GameListSearch } from './search.ts';

export interface GameListRoute extends GameListSearch {
  gameType: ListedGameType;
  /** Changes what is named in the address, without a new entry in the history and without scrolling. */
  change(next: GameListSearch): void;
}

/** The list that the address selects; only below one of the list routes. */
export function useGameListRoute(): GameListRoute {
  const { gameType } = useRouteContext({ strict: false });
  const search = useSearch({ strict: false }) as GameListSearch;
  const navigate = useNavigate();
  if (!gameType) throw new Error('no game list route above this component');
  return {
    gameType,
    ...search,
    // Other parameters are read at the time of the change, not as they were when this was rendered.
    change: (next) =>
      void navigate({
        to: '.',
        search: ((before: GameListSearch) => ({ ...before, ...next })) as never,
        replace: true,
        resetScroll: false,
      }),
  };
}
