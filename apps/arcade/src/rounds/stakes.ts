import { fromDecimal, type Currency } from '@parlour/domain';
import type { PackHead } from '../game.ts';
import type { ArcadeSession } from '../store/sessions.ts';

/** Smallest stake in minor units: worth about the same everywhere. */
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

/** The stakes that a game offers in minor units, smallest first: none below the operator's minimum or above what the law allows. */
export function stakesOf(
  { bets }: Pick<PackHead, 'bets'>,
  { currency, minBet, pace }: Pick<ArcadeSession, 'currency' | 'minBet' | 'pace'>,
): bigint[] {
  const limit = (decimal: string | null | undefined) => (decimal ? fromDecimal(decimal, currency).minor : undefined);
  const [least, most] = [limit(minBet), limit(pace?.stakeMax)];
  return bets
    .map((bet) => BigInt(bet) * smallestStake[currency])
    .filter((stake) => (least === undefined || stake >= least) && (most === undefined || stake <= most));
}
