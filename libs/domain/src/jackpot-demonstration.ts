// @flag jackpotCounter
import { currencies, type Currency } from './currencies.ts';
import type { Money } from './money.ts';

/** A number from 0 (inclusive) to 1 (exclusive). */
type Chance = () => number;

const between = (low: number, high: number, chance: Chance) => low + chance() * (high - low);
const minor = (major: number, currency: Currency) => BigInt(Math.round(major * 10 ** currencies[currency].exponent));

/**
 * Where the simulated jackpot starts: from 100 million to 1 billion (specification 9). Decoration only: this module is imported by the
 * counter that shows it and never by code that handles money (security G01).
 */
export function jackpotStart(currency: Currency, chance: Chance): Money {
  return { minor: minor(between(100_000_000, 1_000_000_000, chance), currency), currency };
}

/** `amount` increased by 100 to 500. */
export function jackpotStep(shown: Money, chance: Chance): Money {
  return { minor: shown.minor + minor(between(100, 500, chance), shown.currency), currency: shown.currency };
}

/** Milliseconds until the next increase: 3 to 5 seconds. */
export function jackpotPause(chance: Chance): number {
  return between(3_000, 5_000, chance);
}
