import { binomial, plus, ratio, times, type Ratio } from './exact.ts';
import type { Prize } from './pack.ts';

const tails = 100;

/** The last two digits of a result: this many independent numbers, and prizes whose two-digit numbers never repeat. */
interface Tails {
  readonly independent: number;
  readonly distinct: readonly number[];
}

function tailsOf(prizes: readonly Prize[]): Tails {
  const long = prizes.filter(({ digits }) => digits >= 2);
  const distinct = long.filter((prize) => prize.distinct && prize.digits === 2);
  const independent = long.filter((prize) => !distinct.includes(prize));
  return { independent: independent.reduce((sum, { count }) => sum + count, 0), distinct: distinct.map(({ count }) => count) };
}

/** The chance that none of `k` given tails comes. */
export function noneOfChance(prizes: readonly Prize[], k: number): Ratio {
  const { independent, distinct } = tailsOf(prizes);
  const alone = ratio(BigInt(tails - k) ** BigInt(independent), BigInt(tails) ** BigInt(independent));
  return distinct.map((count) => ratio(binomial(tails - k, count), binomial(tails, count))).reduce(times, alone);
}

/** The chance that each of `k` given tails comes: by inclusion and exclusion. */
export function allOfChance(prizes: readonly Prize[], k: number): Ratio {
  return Array.from({ length: k + 1 }, (_, missing) => {
    const sets = binomial(k, missing) * (missing % 2 === 0 ? 1n : -1n);
    return times(ratio(sets), noneOfChance(prizes, missing));
  }).reduce(plus);
}

/** The expected number of times that the rarer of two given tails comes. */
export function expectedSmaller(prizes: readonly Prize[]): Ratio {
  const { independent, distinct } = tailsOf(prizes);
  /** Ways by how often each of the two came. */
  let ways = new Map<string, bigint>([['0 0', 1n]]);
  let all = 1n;
  const add = (steps: readonly (readonly [number, number, bigint])[]) => {
    const next = new Map<string, bigint>();
    for (const [key, before] of ways) {
      const [one, other] = key.split(' ').map(Number) as [number, number];
      for (const [a, b, count] of steps) next.set(`${one + a} ${other + b}`, (next.get(`${one + a} ${other + b}`) ?? 0n) + before * count);
    }
    ways = next;
    all *= steps.reduce((sum, [, , count]) => sum + count, 0n);
  };
  for (let number = 0; number < independent; number += 1)
    add([
      [0, 0, 98n],
      [1, 0, 1n],
      [0, 1, 1n],
    ]);
  for (const count of distinct) {
    const rest = (taken: number) => binomial(tails - 2, count - taken);
    add([
      [0, 0, rest(0)],
      [1, 0, rest(1)],
      [0, 1, rest(1)],
      [1, 1, rest(2)],
    ]);
  }
  let sum = 0n;
  for (const [key, count] of ways) sum += BigInt(Math.min(...key.split(' ').map(Number))) * count;
  return ratio(sum, all);
}
