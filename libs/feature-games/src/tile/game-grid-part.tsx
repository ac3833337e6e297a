import { TileCell, TilePart } from '@parlour/ui';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Game } from '../launch/open-game.ts';
import { GameCard } from './game-card.tsx';
import type { GridPart } from './grid-parts.ts';
import { watchNear } from './watch-near.ts';

interface GameGridPartProps extends GridPart<Game> {
  /** Its stretch is near, so that it may be. */
  watched: boolean;
}

/** Two windows ahead, so that what a finger flings into sight is drawn by then. */
const windowsAhead = 2;

/**
 * Some rows of a long list. Far from the window it holds the names of its games, for the browser's search within the page
 * and for screen readers; near it, the games.
 */
export const GameGridPart = memo(function GameGridPart({ start, games, height, watched }: GameGridPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef(false);
  const [near, setNear] = useState(false);
  // What it was found to be high when it was drawn; the list keeps its place when it is only names again.
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    const part = element.current;
    if (!part || !watched) return;
    return watchNear(part, windowsAhead, (comes, found) => {
      // Each part is first told that it is far away: nothing is redrawn for that.
      if (comes === drawn.current) return;
      // Nobody loses the button that they stand on.
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

/** The same games in the same place, even if the list around them has grown. */
export function isSamePart(before: GridPart<Game>, after: GridPart<Game>): boolean {
  return (
    before.height === after.height && before.games.length === after.games.length && before.games.every((game, i) => game === after.games[i])
  );
}
