import type { scatter, SymbolName, wild } from './symbols.ts';

export type PayingSymbol = Exclude<SymbolName, typeof wild | typeof scatter>;
export const reelCount = 5;
export const rowCount = 3;

/** Times the line bet for 3, 4 and 5 equal pictures from the left, the lotus standing for any of them. */
export const linePays: Record<PayingSymbol, readonly [number, number, number]> = {
  koi: [40, 200, 1000],
  crane: [30, 100, 500],
  pagoda: [25, 80, 250],
  fan: [20, 50, 150],
  teapot: [15, 40, 120],
  jade: [10, 25, 75],
  bamboo: [10, 20, 60],
  coin: [5, 15, 50],
};

/** The row (0 is the top) that each line takes on each reel. A round bets on all of them. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 2, 0, 1],
];

/** Line bets in a total bet, so every win is a whole number of minor units. */
export const lineCount = lines.length;

/** By the number of lanterns: times the total bet, and free spins. */
export const lanternPays: Record<3 | 4 | 5, { timesTotalBet: number; freeSpins: number }> = {
  3: { timesTotalBet: 2, freeSpins: 10 },
  4: { timesTotalBet: 10, freeSpins: 15 },
  5: { timesTotalBet: 50, freeSpins: 20 },
};

/** Every win of a free spin counts this many times. */
export const freeSpinMultiplier = 2;
/** No round gives more free spins than this, however often they are won again. */
export const freeSpinLimit = 50;
