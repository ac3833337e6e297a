import type { Draw } from '../../../game.ts';
import type { Fraction } from '../../fraction.ts';
import { meanOf, numbersOf } from '../equally-likely.ts';

const rests: readonly number[] = [1, 2, 3, 4];

/** How many beads are counted off in fours. */
export function takeBeads(draw: Draw): number {
  return 40 + draw(60);
}

/** What is left of the beads at the end: four where nothing is. */
export function restOf(beads: number): number {
  return beads % 4 || 4;
}

/** What a bet gives back per unit, in ten-thousandths; undefined for a bet that is not offered (games.md D2). */
export function paysOf(bet: string, rest: number): number | undefined {
  if (bet === 'odd') return rest % 2 === 1 ? 19_500 : 0;
  if (bet === 'even') return rest % 2 === 0 ? 19_500 : 0;
  const fan = numbersOf(bet, 'fan', rests);
  if (fan?.length === 1) return fan[0] === rest ? 38_500 : 0;
  const nim = numbersOf(bet, 'nim', rests);
  if (nim?.length === 2) return nim[0] === rest ? 29_000 : nim[1] === rest ? 10_000 : 0;
  const kwok = numbersOf(bet, 'kwok', rests);
  if (kwok?.length === 2) return kwok.includes(rest) ? 19_500 : 0;
  const three = numbersOf(bet, 'three', rests);
  return three?.length === 3 ? (three.includes(rest) ? 13_166 : 0) : undefined;
}

/** What a bet gives back on average, as each rest is equally likely; undefined for one that is not offered. */
export function returnOf(bet: string): Fraction | undefined {
  return paysOf(bet, 1) === undefined ? undefined : meanOf(rests, (rest) => paysOf(bet, rest)!);
}
