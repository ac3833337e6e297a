import { money, toDecimal, type Money } from '@parlour/domain';
import { withdrawalFee, type WithdrawalTerms } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { withdrawalsSince } from './withdrawal-store.ts';

/** What a member's withdrawals cost today, which began at `since`. */
export type DayTerms = WithdrawalTerms & { since: Date };

/**
 * What one more withdrawal costs the member, who makes no other until the caller's transaction ends. Throws the Refusal `withdrawal_fee`
 * with the fee, and what would be paid out, if the member has not read so high a fee.
 */
export async function feeOfWithdrawal(
  trx: Db,
  { memberId, amount, terms, feeRead }: { memberId: string; amount: Money; terms: DayTerms; feeRead?: Money | undefined },
): Promise<Money> {
  const { currency } = amount;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal:${memberId}`}, 0))`.execute(trx);
  const fee = withdrawalFee(amount.minor, await withdrawalsSince(trx, memberId, terms.since), terms);
  if (fee > (feeRead?.minor ?? 0n)) {
    const params = { fee: toDecimal(money(fee, currency)), amount: toDecimal(money(amount.minor - fee, currency)), currency };
    throw new Refusal('withdrawal_fee', { params });
  }
  return money(fee, currency);
}
