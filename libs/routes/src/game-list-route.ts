import type { ListedGameType } from '@parlour/domain';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import type { GameListSearch } from './search.ts';

export interface GameListRoute extends GameListSearch {
  gameType: ListedGameType;
  /** Changes vendor, search or order in the address, without a new entry in the history and without scrolling. */
  change(next: GameListSearch): void;
}

/** Which list the address asks for; only below one of the list routes. */
export function useGameListRoute(): GameListRoute {
  const { gameType } = useRouteContext({ strict: false });
  const { vassalage, search, sort } = useSearch({ strict: false });
  const navigate = useNavigate();
  if (!gameType) throw new Error('no game list route above this component');
  return {
    gameType,
    vassalage,
    search,
    sort,
    // What else the address says counts as it is by then, not as it was when this was drawn.
    change: (next) =>
      void navigate({
        to: '.',
        search: ((before: GameListSearch) => ({ ...before, ...next })) as never,
        replace: true,
        resetScroll: false,
      }),
  };
}
