import { share, type Fraction } from '../fraction.ts';

/** What a bet gives back on average, in shares of the stake, from what it pays (in ten-thousandths) in cases that are equally likely. */
export function meanOf<Case>(cases: readonly Case[], pays: (each: Case) => number): Fraction {
  return share(
    cases.reduce((sum, each) => sum + pays(each), 0),
    cases.length * 10_000,
  );
}

/** The numbers after the colon of a bet such as `pair:3,6`; undefined unless each is one of `allowed` and none comes twice. */
export function numbersOf(bet: string, name: string, allowed: readonly number[]): number[] | undefined {
  if (!bet.startsWith(`${name}:`)) return undefined;
  const texts = bet.slice(name.length + 1).split(',');
  const numbers = texts.map(Number);
  const known = numbers.every((number, place) => allowed.includes(number) && String(number) === texts[place]);
  return known && new Set(numbers).size === numbers.length ? numbers : undefined;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
