import { fromDecimal, type Currency } from '@parlour/domain';
import type { PackHead } from '../game.ts';

/** Smallest stake in minor units: about the same money everywhere. */
const smallestStake: Record<Currency, bigint> = {
  BDT: 100n,
  VND: 1000n,
  USD: 20n,
  EUR: 20n,
  INR: 100n,
  THB: 100n,
  CNY: 100n,
  JPY: 20n,
  KRW: 200n,
  IDR: 20_000n,
  MYR: 20n,
  PHP: 100n,
  BRL: 20n,
  AED: 20n,
};

/** The stakes that a game offers in minor units, smallest first; those below the operator's `minBet` (decimal) are left out. */
export function stakesOf({ bets }: Pick<PackHead, 'bets'>, currency: Currency, minBet: string | null): bigint[] {
  const least = minBet === null ? 0n : fromDecimal(minBet, currency).minor;
  return bets.map((bet) => BigInt(bet) * smallestStake[currency]).filter((stake) => stake >= least);
}
