import { useLayoutEffect, type RefObject } from 'react';
import type { Game } from '../launch/open-game.ts';
import { GameGridStretch } from './game-grid-stretch.tsx';
import { partsOf } from './grid-parts.ts';
import { stretchesOf } from './grid-stretches.ts';
import { useGridShape } from './use-grid-shape.ts';

interface GameGridTailProps {
  /** The whole list. */
  games: readonly Game[];
  /** Its first part, from which the shape of rows is measured. */
  head: RefObject<HTMLDivElement | null>;
  /** Reports how many games fill whole rows of the first part; the others are here. */
  onHeadSize: (size: number) => void;
}

/** The part of a long list after its first part. */
export function GameGridTail({ games, head, onHeadSize }: GameGridTailProps) {
  const [first, ...parts] = partsOf(games, useGridShape(head));
  const headSize = first.games.length;
  useLayoutEffect(() => onHeadSize(headSize), [headSize, onHeadSize]);
  return stretchesOf(parts).map((stretch) => <GameGridStretch key={stretch.parts[0]!.start} {...stretch} />);
}
