import type { components } from '@parlour/api/contract';
import type { StoredResult } from '../tables.ts';

type PositionRow = components['schemas']['PositionTrend']['rows'][number];

/** A settled draw. */
export interface PastDraw {
  id: string;
  issue: string;
  /** Of the game's zone, `yyyy-mm-dd`. */
  day: string;
  drawAt: Date;
  result: StoredResult;
}

/** For each place of a fast game the run of sides up to the last draw, and how long each symbol has stayed away; the newest draw first. */
export function positionRows(draws: readonly PastDraw[]): PositionRow[] {
  const results = draws.map(({ result }) => Object.values(result)[0] ?? []);
  const symbols = [...new Set(results.flat())].sort((a, b) => Number(a) - Number(b));
  // Big is the upper half of what can come: 4 to 6 of 1 to 6, 5 to 9 of 0 to 9.
  const values = symbols.map(Number);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  return (results[0] ?? []).map((_, at) => {
    const shown = results.map((result) => result[at]!);
    return {
      place: at + 1,
      size: streak(shown.map((symbol) => (Number(symbol) > middle ? 'big' : 'small'))),
      parity: streak(shown.map((symbol) => (Number(symbol) % 2 === 0 ? 'even' : 'odd'))),
      symbols: symbols.map((symbol) => {
        const gap = shown.indexOf(symbol);
        return { symbol, hits: shown.filter((each) => each === symbol).length, gap: gap < 0 ? shown.length : gap };
      }),
    };
  });
}

function streak<Side extends 'big' | 'small' | 'odd' | 'even'>(sides: readonly Side[]): { side: Side; length: number } {
  const side = sides[0]!;
  const end = sides.findIndex((each) => each !== side);
  return { side, length: end < 0 ? sides.length : end };
}
