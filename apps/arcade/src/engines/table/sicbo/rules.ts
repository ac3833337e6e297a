import type { Draw } from '../../../game.ts';
import type { Fraction } from '../../fraction.ts';
import { meanOf, numbersOf, range } from '../equally-likely.ts';

const faces = range(1, 6);
/** What a total gives back, in ten-thousandths; 17 as 4, and so on. */
const totals: Readonly<Record<number, number>> = { 4: 680_000, 5: 340_000, 6: 204_000, 7: 136_000, 8: 97_000, 9: 82_000, 10: 76_000 };

/** Three dice, one after another (games.md D2). */
export function roll(draw: Draw): number[] {
  return Array.from({ length: 3 }, () => 1 + draw(6));
}

/** What a bet gives back per unit, in ten-thousandths; undefined for a bet that is not offered. */
export function paysOf(bet: string, dice: readonly number[]): number | undefined {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const triple = new Set(dice).size === 1;
  const showing = (face: number) => dice.filter((die) => die === face).length;
  const evens: Readonly<Record<string, boolean>> = { big: total >= 11, small: total <= 10, odd: total % 2 === 1, even: total % 2 === 0 };
  if (Object.hasOwn(evens, bet)) return evens[bet]! && !triple ? 20_000 : 0;
  if (bet === 'anyTriple') return triple ? 340_000 : 0;
  const [sum, ...more] = numbersOf(bet, 'total', range(4, 17)) ?? [];
  if (sum !== undefined && more.length === 0) return total === sum ? totals[Math.min(sum, 21 - sum)]! : 0;
  const pair = numbersOf(bet, 'pair', faces);
  if (pair?.length === 2) return pair.every((face) => showing(face) > 0) ? 70_000 : 0;
  for (const [name, pays] of [
    ['single', [0, 20_000, 30_000, 40_000]],
    ['double', [0, 0, 128_000, 128_000]],
    ['triple', [0, 0, 0, 2_040_000]],
  ] as const) {
    const face = numbersOf(bet, name, faces);
    if (face?.length === 1) return pays[showing(face[0]!)]!;
  }
  return undefined;
}

const rolls = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));

/** What a bet gives back on average; undefined for one that is not offered. */
export function returnOf(bet: string): Fraction | undefined {
  return paysOf(bet, rolls[0]!) === undefined ? undefined : meanOf(rolls, (dice) => paysOf(bet, dice)!);
}
