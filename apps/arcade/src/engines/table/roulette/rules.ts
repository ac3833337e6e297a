import type { Draw } from '../../../game.ts';
import type { Fraction } from '../../fraction.ts';
import { meanOf, numbersOf, range } from '../equally-likely.ts';

/** One zero. */
const numbers = range(0, 36);
const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** How many numbers a bet on a set may have. */
const setSizes: readonly number[] = [1, 2, 3, 4, 6];

/** The even chances; zero gives half of the stake back. */
const evens: Readonly<Record<string, (number: number) => boolean>> = {
  red: (number) => red.has(number),
  black: (number) => !red.has(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
};

export function spin(draw: Draw): number {
  return draw(numbers.length);
}

/** What a bet gives back per unit, in ten-thousandths; undefined for a bet that is not offered (games.md D2). */
export function paysOf(bet: string, number: number): number | undefined {
  if (Object.hasOwn(evens, bet)) return number === 0 ? 5_000 : evens[bet]!(number) ? 20_000 : 0;
  const [dozen, ...dozens] = numbersOf(bet, 'dozen', [1, 2, 3]) ?? [];
  if (dozen !== undefined && dozens.length === 0) return Math.ceil(number / 12) === dozen ? 30_000 : 0;
  const [column, ...columns] = numbersOf(bet, 'column', [1, 2, 3]) ?? [];
  if (column !== undefined && columns.length === 0) return number !== 0 && number % 3 === column % 3 ? 30_000 : 0;
  const set = numbersOf(bet, 'on', numbers);
  return set && setSizes.includes(set.length) ? (set.includes(number) ? 360_000 / set.length : 0) : undefined;
}

/** What a bet gives back on average; undefined for one that is not offered. */
export function returnOf(bet: string): Fraction | undefined {
  return paysOf(bet, 0) === undefined ? undefined : meanOf(numbers, (number) => paysOf(bet, number)!);
}
