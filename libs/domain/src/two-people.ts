import { compare, type Money } from './money.ts';

/** True when this much may not be moved by one person alone (security C12): from `from` on, itself included. */
export function needsTwoPeople(amount: Money, from: Money): boolean {
  return compare(amount, from) >= 0;
}

/** Why `second` may not complete what `first` began, or null when he may. */
export function whyNotSecond(first: string, second: string): 'same_person' | null {
  return first === second ? 'same_person' : null;
}
