import { TileCell, TilePart } from '@parlour/ui';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Game } from '../launch/open-game.ts';
import { GameCard } from './game-card.tsx';
import type { GridPart } from './grid-parts.ts';

/**
 * Some rows of a long list. Far from the window it holds the names of its games, for the browser's search within the page
 * and for screen readers; near it, the games.
 */
export const GameGridPart = memo(function GameGridPart({ start, games, height }: GridPart<Game>) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // What it was found to be high when it was drawn; the list keeps its place when it is only names again.
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    const part = element.current;
    if (!part) return;
    let drawn = false;
    return watchNear(part, (comes, found) => {
      // Each part hears at first that it is far: nothing of a thousand of them is to be drawn anew for that.
      if (comes === drawn) return;
      // Nobody loses the button that they stand on.
      if (!comes && part.contains(document.activeElement)) return;
      drawn = comes;
      startTransition(() => {
        if (!comes) setSeen(found || null);
        setNear(comes);
      });
    });
  }, []);
  return (
    <TilePart ref={element} height={seen ?? height} reserved={!near}>
      {games.map((game, place) => (
        <TileCell key={game.nodeId}>{near ? <GameCard game={game} place={start + place} /> : <h3>{game.displayName}</h3>}</TileCell>
      ))}
    </TilePart>
  );
}, isSame);

function isSame(before: GridPart<Game>, after: GridPart<Game>): boolean {
  return (
    before.height === after.height && before.games.length === after.games.length && before.games.every((game, i) => game === after.games[i])
  );
}

/** Hears whether the part is near, and how high it was found to be, in px: the browser has measured it anyway. */
type Heed = (near: boolean, height: number) => void;

/** One observer for all parts of all lists: a browser asks it once a frame. */
const heeded = new WeakMap<Element, Heed>();
let observer: IntersectionObserver | undefined;

function watchNear(element: Element, heed: Heed): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) heeded.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    // Two windows ahead, so that what a finger flings into sight is drawn by then.
    { rootMargin: '200% 0px' },
  );
  heeded.set(element, heed);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    heeded.delete(element);
  };
}
