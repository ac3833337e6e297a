import { compare, type Money } from './money.ts';

/** True when an amount needs two people (security C12): from the threshold `from` on, inclusive. */
export function needsTwoPeople(amount: Money, from: Money): boolean {
  return compare(amount, from) >= 0;
}
