import { compare, type Money } from './money.ts';

/** True when an amount needs two people (security C12): from the threshold `from` on, inclusive. */
export function needsTwoPeople(amount: Money, from: Money): boolean {
  return compare(amount, from) >= 0;
}

/** Why `second` may not complete what `first` began, or null when they may. */
export function whyNotSecond(first: string, second: string): 'same_person' | null {
  return first === second ? 'same_person' : null;
}
