import { TileCell, TilePart } from '@parlour/ui';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Game } from '../launch/open-game.ts';
import { GameCard } from './game-card.tsx';
import type { GridPart } from './grid-parts.ts';
import { watchNear } from './watch-near.ts';

interface GameGridPartProps extends GridPart<Game> {
  /** Its stretch is near, so this part may be too. */
  watched: boolean;
}

/** Two screenfuls ahead, so that tiles are rendered by the time a fling scrolls them into view. */
const windowsAhead = 2;

/**
 * Some rows of a long list. Far from the viewport it contains only the names of its games, for find-in-page and screen readers; near it,
 * the tiles.
 */
export const GameGridPart = memo(function GameGridPart({ start, games, height, watched }: GameGridPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef(false);
  const [near, setNear] = useState(false);
  // Its measured height when rendered, which keeps the list in place when only names are left.
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    const part = element.current;
    if (!part || !watched) return;
    return watchNear(part, windowsAhead, (comes, found) => {
      // Each part is first reported as far away, which need not rerender anything.
      if (comes === drawn.current) return;
      // Keep the button that has the focus.
      if (!comes && part.contains(document.activeElement)) return;
      drawn.current = comes;
      startTransition(() => {
        if (!comes) setSeen(found || null);
        setNear(comes);
      });
    });
  }, [watched]);
  return (
    <TilePart ref={element} height={seen ?? height} skipped={watched} reserved={!near}>
      {games.map((game, place) => (
        <TileCell key={game.nodeId}>{near ? <GameCard game={game} place={start + place} /> : <h3>{game.displayName}</h3>}</TileCell>
      ))}
    </TilePart>
  );
}, isSame);

function isSame(before: GameGridPartProps, after: GameGridPartProps): boolean {
  return before.watched === after.watched && isSamePart(before, after);
}

/** Whether two parts have the same games in the same place, even if the list around them has grown. */
export function isSamePart(before: GridPart<Game>, after: GridPart<Game>): boolean {
  return (
    before.height === after.height && before.games.length === after.games.length && before.games.every((game, i) => game === after.games[i])
  );
}
