import { leastHead } from './least-head.ts';

/** The layout of a grid of tiles in the current window. */
export interface GridShape {
  columns: number;
  /** Height of one row with the gap below it, in px. */
  rowHeight: number;
}

export interface GridPart<Game> {
  /** Place of its first game in the whole list. */
  start: number;
  games: readonly Game[];
  /** About how high it is, in px. */
  height: number;
}

/** About this many tiles are rendered at once while scrolling: a slow phone cannot render more within a frame. */
const partSize = 4;

/**
 * Splits a list of games into parts of whole rows, the first of which is the largest. If the list grows at its end, existing parts stay the
 * same, so that nothing in them is rendered again.
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
