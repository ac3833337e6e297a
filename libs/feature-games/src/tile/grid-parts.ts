import { leastHead } from './least-head.ts';

/** How a grid of tiles is laid out in its window. */
export interface GridShape {
  columns: number;
  /** Of one row with the gap below it, in px. */
  rowHeight: number;
}

export interface GridPart<Game> {
  /** Place of its first game in the whole list. */
  start: number;
  games: readonly Game[];
  /** About how high it is, in px. */
  height: number;
}

/** About this many tiles are redrawn at once while somebody scrolls: a slow phone draws no more within a frame. */
const partSize = 4;

/**
 * A list of games in parts of whole rows, the first of which is the largest. Parts of a list that grows at its end stay
 * what they were, so that nothing of them is drawn again.
 */
export function partsOf<Game>(games: readonly Game[], { columns, rowHeight }: GridShape): [GridPart<Game>, ...GridPart<Game>[]] {
  const headEnd = Math.ceil(leastHead / columns) * columns;
  const size = Math.max(1, Math.round(partSize / columns)) * columns;
  const part = (start: number, end: number): GridPart<Game> => {
    const own = games.slice(start, end);
    return { start, games: own, height: Math.ceil(own.length / columns) * rowHeight };
  };
  const parts: [GridPart<Game>, ...GridPart<Game>[]] = [part(0, headEnd)];
  for (let start = headEnd; start < games.length; start += size) parts.push(part(start, start + size));
  return parts;
}
