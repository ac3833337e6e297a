import type { Currency } from '@parlour/domain';
import { lineCount } from './lotus-lanterns/paytable.ts';

/** Smallest line bet in minor units: about the same money everywhere; total bets begin at 20 times this. */
const smallestLineBet: Record<Currency, bigint> = {
  BDT: 5n,
  VND: 50n,
  USD: 1n,
  EUR: 1n,
  INR: 5n,
  THB: 5n,
  CNY: 5n,
  JPY: 1n,
  KRW: 10n,
  IDR: 1000n,
  MYR: 1n,
  PHP: 5n,
  BRL: 1n,
  AED: 1n,
};
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n] as const;

/** The line bets on offer in minor units, smallest first; those whose total bet is below `minimumTotal` are left out. */
export function lineBets(currency: Currency, minimumTotal = 0n): bigint[] {
  return steps.map((step) => step * smallestLineBet[currency]).filter((bet) => totalBet(bet) >= minimumTotal);
}

/** The stake of a round in minor units. */
export function totalBet(lineBet: bigint): bigint {
  return lineBet * BigInt(lineCount);
}
