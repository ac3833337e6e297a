import type { LinePay } from '../events.ts';
import type { WaysPay } from '../ways-pays.ts';

export type Cell = readonly [reel: number, row: number];

/** What is lit up for a pay. */
export interface Lit {
  cells: readonly Cell[];
  /** The line that it runs on, if any, and how far. */
  line?: { index: number; rows: readonly number[]; count: number };
}

/** The symbols of a line from the left. */
export function litLine(lines: readonly (readonly number[])[], { line, count }: LinePay): Lit {
  const rows = lines[line]!;
  return { cells: rows.slice(0, count).map((row, reel) => [reel, row] as const), line: { index: line, rows, count } };
}

/** Every place in the window that shows `symbol`. */
export function litSymbol(window: readonly (readonly string[])[], symbol: string): Lit {
  return { cells: window.flatMap((rows, reel) => rows.flatMap((each, row) => (each === symbol ? [[reel, row] as const] : []))) };
}

/** Whole reels. */
export function litReels(reels: readonly number[], rows: number): Lit {
  return { cells: reels.flatMap((reel) => Array.from({ length: rows }, (_, row) => [reel, row] as const)) };
}

/** Every place of the symbol, or of a wild, on the reels that it runs over. */
export function litWays(window: readonly (readonly string[])[], { symbol, count }: WaysPay, wild: string): Lit {
  return {
    cells: window
      .slice(0, count)
      .flatMap((rows, reel) => rows.flatMap((each, row) => (each === symbol || each === wild ? [[reel, row] as const] : []))),
  };
}
