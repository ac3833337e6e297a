import { share } from './proportions.ts';

/** What withdrawals cost on a VIP level (rewards.md 8). */
export interface WithdrawalTerms {
  /** How many a day cost nothing. */
  readonly freeADay: number;
  /** What each further one costs of its amount, in ten-thousandths of a percent. */
  readonly fee: bigint;
}

/** The highest fee that a merchant may take of a withdrawal, in ten-thousandths of a percent. */
export const highestWithdrawalFee = 100_000n;

/** The fee of a withdrawal, in minor units and rounded down; `today` counts the withdrawals of the day before it that were not rejected. */
export function withdrawalFee(amount: bigint, today: number, { freeADay, fee }: WithdrawalTerms): bigint {
  return today < freeADay ? 0n : share(amount, fee);
}

/**
 * The terms of a rank (0 for members without a level): its own, else those of the nearest rank below that has some, else those for members
 * without a level. Null if withdrawals cost nothing.
 */
export function withdrawalTermsAt<Terms>(base: Terms | undefined, levels: readonly (Terms | undefined)[], rank: number): Terms | null {
  return levels.slice(0, rank).findLast((terms) => terms !== undefined) ?? base ?? null;
}
