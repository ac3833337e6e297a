import { useLingui } from '@lingui/react/macro';
import { Skeleton, TileCell, TileGrid } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';
import { GameCard } from './game-card.tsx';

interface GameGridProps {
  games: readonly Game[];
  /** How many are in the first view: their pictures are fetched at once. */
  priority?: number;
  /** One section among several: on phones a single row that moves sideways. */
  row?: boolean;
}

export function GameGrid({ games, priority = 0, row = false }: GameGridProps) {
  const { t } = useLingui();
  return (
    <TileGrid label={t`Games`} row={row}>
      {games.map((game, place) => (
        <TileCell key={game.nodeId}>
          <GameCard game={game} place={place} eager={place < priority} />
        </TileCell>
      ))}
    </TileGrid>
  );
}

/** While games are on their way. */
export function GameGridSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading games`}>
      <TileGrid>
        {Array.from({ length: count }, (_, place) => (
          <TileCell key={place}>
            <Skeleton shape="tile" />
          </TileCell>
        ))}
      </TileGrid>
    </div>
  );
}
