import type { PartialResult } from '../tables.ts';

/** Whether two results are equal: the same prizes with the same numbers in the same order. */
export function sameResult(one: PartialResult, other: PartialResult): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const [mine, theirs] = [one[name]!, other[name]];
      return theirs !== undefined && mine.length === theirs.length && mine.every((number, i) => number === theirs[i]);
    })
  );
}

/** A complete or partial result without these prizes. */
export function withoutPrizes<Numbers extends PartialResult>(numbers: Numbers, prizes: readonly string[]): Numbers {
  return Object.fromEntries(Object.entries(numbers).filter(([name]) => !prizes.includes(name))) as Numbers;
}
