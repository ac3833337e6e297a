import { TileStretch } from '@parlour/ui';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Game } from '../launch/open-game.ts';
import { GameGridPart, isSamePart } from './game-grid-part.tsx';
import type { GridStretch } from './grid-stretches.ts';
import { watchNear } from './watch-near.ts';

/** Further ahead than its parts look, so that they are observed in time. */
const windowsAhead = 4;

/** Neighbouring parts of a long list: the browser observes each of them only while the stretch is near. */
export const GameGridStretch = memo(function GameGridStretch({ parts, height }: GridStretch<Game>) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return watchNear(element.current, windowsAhead, (comes) => startTransition(() => setNear(comes)));
  }, []);
  return (
    <TileStretch ref={element} height={height}>
      {parts.map((part) => (
        <GameGridPart key={part.start} {...part} watched={near} />
      ))}
    </TileStretch>
  );
}, isSame);

function isSame(before: GridStretch<Game>, after: GridStretch<Game>): boolean {
  return before.parts.length === after.parts.length && before.parts.every((part, i) => isSamePart(part, after.parts[i]!));
}
