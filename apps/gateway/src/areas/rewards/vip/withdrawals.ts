import { parsePercent, withdrawalTermsAt, type WithdrawalTerms } from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import type { StoredWithdrawals } from '../loyalty/terms.ts';
import { levelsOf, standingOf, type Levels } from './level.ts';

/** What withdrawals cost on a rank, as the terms say it; null if they cost nothing. */
export function storedWithdrawalsAt({ stored, withdrawals }: Levels, rank: number): StoredWithdrawals | null {
  const levels = stored.map((level) => level.withdrawals);
  return withdrawalTermsAt(withdrawals, levels, rank);
}

/** What a member's withdrawals cost now, and since when those of today count; null if they cost nothing (rewards.md 8). */
export async function withdrawalTermsOf(
  db: Db,
  merchant: Merchant,
  memberId: string,
  now: Date,
): Promise<(WithdrawalTerms & { since: Date }) | null> {
  if (!merchant.flags.vip) return null;
  const levels = await levelsOf(db, merchant);
  const { rank } = await standingOf(db, merchant, memberId, now, levels.rules);
  const terms = storedWithdrawalsAt(levels, rank);
  // Validated when they were stored.
  return (
    terms && {
      freeADay: terms.freeADay,
      fee: parsePercent(terms.fee) ?? 0n,
      since: startOfMerchantDay(merchant, merchantDay(merchant, now)),
    }
  );
}
