import { windowsOf } from './windows.ts';

interface Reading {
  grid: { reels: number; rows: number };
  wild?: string;
  scatter?: string;
  symbols: Readonly<Record<string, string>>;
  pays: Readonly<Record<string, readonly number[]>>;
}

/**
 * What the strips of a slot can never show: symbols on none of them, runs that no reels can make, numbers of scatters. `strips` are those
 * of the paid spin and of the free spins.
 */
export function unreachableOf(
  { grid, wild, scatter, symbols, pays }: Reading,
  strips: Readonly<Record<string, readonly string[]>>,
): string[] {
  const kinds = Object.values(strips);
  const everywhere = kinds.flat().join('');
  const unused = Object.keys(symbols).filter((symbol) => !everywhere.includes(symbol));
  const runs = Object.keys(pays).filter(
    (symbol) =>
      !kinds.some(
        (reels) =>
          reels.every((strip) => strip.includes(symbol) || (wild !== undefined && strip.includes(wild))) && reels.join('').includes(symbol),
      ),
  );
  const most = Math.max(
    ...kinds.map((reels) =>
      reels.reduce(
        (sum, strip) => sum + Math.max(...windowsOf(strip, grid.rows).map((each) => each.filter((symbol) => symbol === scatter).length)),
        0,
      ),
    ),
  );
  return [
    ...unused.map((symbol) => `symbol ${symbols[symbol]!}`),
    ...runs.map((symbol) => `the longest run of ${symbols[symbol]!}`),
    ...(scatter !== undefined && most < Math.min(5, grid.reels) ? [`more than ${most} of ${symbols[scatter]!}`] : []),
  ];
}
