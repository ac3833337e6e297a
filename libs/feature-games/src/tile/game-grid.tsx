import { useLingui } from '@lingui/react/macro';
import { GameTileSkeleton, TileCell, TileGrid, TileList, TilePart } from '@parlour/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Game } from '../launch/open-game.ts';
import { GameCard } from './game-card.tsx';
import { leastHead } from './least-head.ts';

/** Its code is loaded with the first list that is longer than any first view. */
const GameGridTail = lazy(() => import('./game-grid-tail.tsx').then(({ GameGridTail: C }) => ({ default: C })));

interface GameGridProps {
  games: readonly Game[];
  /** How many are in the first view: their pictures are loaded eagerly. */
  priority?: number;
  /** One section among several: on phones a single scrolling row. */
  row?: boolean;
}

/** Games with their actions. May contain ten thousand: far from the viewport only their names are rendered. */
export function GameGrid({ games, priority = 0, row = false }: GameGridProps) {
  const { t } = useLingui();
  if (!row) return <LongGrid games={games} priority={priority} />;
  return (
    <TileGrid label={t`Games`} row>
      {games.map((game, place) => (
        <TileCell key={game.nodeId}>
          <GameCard game={game} place={place} eager={place < priority} />
        </TileCell>
      ))}
    </TileGrid>
  );
}

function LongGrid({ games, priority }: { games: readonly Game[]; priority: number }) {
  const { t } = useLingui();
  const head = useRef<HTMLDivElement>(null);
  const [headSize, setHeadSize] = useState(leastHead);
  return (
    <TileList label={t`Games`}>
      <TilePart ref={head}>
        {games.slice(0, headSize).map((game, place) => (
          <TileCell key={game.nodeId}>
            <GameCard game={game} place={place} eager={place < priority} />
          </TileCell>
        ))}
      </TilePart>
      {games.length > headSize && (
        <Suspense>
          <GameGridTail games={games} head={head} onHeadSize={setHeadSize} />
        </Suspense>
      )}
    </TileList>
  );
}

/** The placeholder while games load. */
export function GameGridSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading games`}>
      <TileGrid>
        {Array.from({ length: count }, (_, place) => (
          <TileCell key={place}>
            <GameTileSkeleton />
          </TileCell>
        ))}
      </TileGrid>
    </div>
  );
}
