import type { Draw } from '../../../game.ts';
import { drawSymbol, drawWeighted, type Weights } from '../weights.ts';
import type { Fallen } from './events.ts';

/** The symbols in sight while a round is played, by reel, from the top. */
export interface TumblingWindow {
  symbols: string[][];
  /** For every cell, the factor of its orb, or 0. */
  factors: number[][];
}

/** What the cells of a window are drawn from. */
export interface CellSource {
  weights: Weights;
  /** The symbol that carries a factor, which is drawn right after it. */
  orb?: { symbol: string; factors: Weights };
}

export function emptyWindow(reels: number): TumblingWindow {
  return { symbols: Array.from({ length: reels }, () => []), factors: Array.from({ length: reels }, () => []) };
}

/** Fills every reel up to `rows` from above: cells reel by reel from the top, an orb's factor right after the orb (games.md B). */
export function refill({ symbols, factors }: TumblingWindow, rows: number, { weights, orb }: CellSource, draw: Draw): Fallen {
  const found: number[] = [];
  const fallen = symbols.map((column, reel) => {
    const fresh: string[] = [];
    const worth: number[] = [];
    for (let left = rows - column.length; left > 0; left -= 1) {
      const symbol = drawSymbol(weights, draw);
      fresh.push(symbol);
      worth.push(symbol === orb?.symbol ? drawWeighted(orb.factors, draw) : 0);
    }
    if (fresh.length === 0) return '';
    symbols[reel] = fresh.concat(column);
    factors[reel] = worth.concat(factors[reel]!);
    for (const factor of worth) if (factor > 0) found.push(factor);
    return fresh.join('');
  });
  return { symbols: fallen, ...(orb ? { factors: found } : {}) };
}

/** Clears the cells for which `gone` is true; what is above them falls with the next `refill`. */
export function vanish({ symbols, factors }: TumblingWindow, gone: (reel: number, row: number) => boolean): void {
  symbols.forEach((column, reel) => {
    const stays = column.map((_, row) => !gone(reel, row));
    if (stays.every(Boolean)) return;
    symbols[reel] = column.filter((_, row) => stays[row]);
    factors[reel] = factors[reel]!.filter((_, row) => stays[row]);
  });
}

/** How often `symbol` is in sight. */
export function countOf({ symbols }: TumblingWindow, symbol: string): number {
  let count = 0;
  for (const column of symbols) for (const each of column) if (each === symbol) count += 1;
  return count;
}
