import { cellKey, type Cell } from '../tumble/events.ts';

/** What cells of a round have won so far. */
export interface Marks {
  /** Counts a win for each cell and returns the win's multiplier: the sum of their factors, at least 1. */
  win(cells: readonly Cell[]): number;
  /** How often a cell has won. */
  wins(cell: Cell): number;
}

/** Marks for a new round; `most` is the largest factor of a cell. */
export function createMarks(most: number): Marks {
  const counts = new Map<number, number>();
  const winsOf = (cell: Cell) => counts.get(cellKey(cell)) ?? 0;
  return {
    win(cells) {
      let sum = 0;
      for (const cell of cells) {
        const count = winsOf(cell) + 1;
        counts.set(cellKey(cell), count);
        sum += cellFactor(count, most);
      }
      return Math.max(1, sum);
    },
    wins: winsOf,
  };
}

/** The factor of a cell with its n-th win: none with the first, 2 with the second, then doubled with each, up to `most`. */
export function cellFactor(wins: number, most: number): number {
  return wins < 2 ? 0 : Math.min(most, 2 ** (wins - 1));
}
