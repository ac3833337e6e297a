import { addFractions, multiply, share, zero, type Fraction } from '../../fraction.ts';
import { choose } from '../../instant/combinations.ts';
import { range } from '../equally-likely.ts';

/** What the place of the matching card gives back, in ten-thousandths, up to and with the last place of each band. */
const bands: Readonly<Record<string, readonly [from: number, to: number, pays: number]>> = {
  'band:1-5': [1, 5, 35_000],
  'band:6-10': [6, 10, 45_000],
  'band:11-15': [11, 15, 55_000],
  'band:16-25': [16, 25, 45_000],
  'band:26-30': [26, 30, 155_000],
  'band:31-35': [31, 35, 255_000],
  'band:36-40': [36, 40, 500_000],
  'band:41-49': [41, 49, 1_200_000],
};
/** The cards after the joker, and how many of them have its rank. */
const [dealt, matching] = [51, 3];

/** What a bet gives back per unit when the card of that place, from 1, matches the joker: odd ones are Andar's (games.md D2). */
export function paysOf(bet: string, place: number): number | undefined {
  if (bet === 'andar') return place % 2 === 1 ? 19_000 : 0;
  if (bet === 'bahar') return place % 2 === 0 ? 20_000 : 0;
  if (!Object.hasOwn(bands, bet)) return undefined;
  const [from, to, pays] = bands[bet]!;
  return place >= from && place <= to ? pays : 0;
}

/** What a bet gives back on average; undefined for one that is not offered. */
export function returnOf(bet: string): Fraction | undefined {
  if (paysOf(bet, 1) === undefined) return undefined;
  // The other two of the joker's rank lie behind the first.
  const chanceOf = (place: number) => share(choose(dealt - place, matching - 1), choose(dealt, matching));
  return range(1, dealt - matching + 1).reduce(
    (sum, place) => addFractions(sum, multiply(chanceOf(place), share(paysOf(bet, place)!, 10_000))),
    zero,
  );
}
