import type { Money } from '@parlour/domain';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { lacksAge } from '../claims/facts.ts';

/** Codes of the promotions that hold loyalty budgets. */
export const budgetCodes = ['points', 'levelUp', 'missions', 'leaderboard', 'rebate', 'referral'] as const;
export type BudgetCode = (typeof budgetCodes)[number];

export interface Reward {
  merchant: string;
  memberId: string;
  budget: BudgetCode;
  amount: Money;
  /** Identifies what it is paid for: a key pays once. */
  key: string;
}

/**
 * Pays a reward without wagering out of its budget, in the caller's transaction. Throws `budget_spent`: nothing is given then (rewards.md
 * 1).
 */
export async function payReward(db: Db, { merchant, memberId, budget, amount, key }: Reward, now: Date): Promise<void> {
  const promotion = await db
    .selectFrom('promotion')
    .select('id')
    .where('merchant', '=', merchant)
    .where('code', '=', budget)
    .executeTakeFirst();
  if (!promotion) throw new Refusal('budget_spent');
  const kind = budget === 'rebate' ? ('rebatePaid' as const) : ('rewardPaid' as const);
  const cause = { merchant, memberId, promotionId: promotion.id, book: 'real' as const, amount, key, kind };
  await post(db, transfers.rewardPaid(cause), now).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'insufficient_balance' ? new Refusal('budget_spent') : error;
  });
}

/** Serialises a member's claims until the transaction ends. */
export async function claimAlone(db: Db, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim:${memberId}`}, 0))`.execute(db);
}

/** Throws `not_eligible` for members who are blocked or excluded, or whose required age verification is missing: they get nothing (R8). */
export async function refuseExcluded(db: Db, merchant: Pick<Merchant, 'brand'>, memberId: string, now: Date): Promise<void> {
  const member = await db
    .selectFrom('member')
    .select(['kind', 'status', 'bets_blocked_until', 'age_verified_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const isExcluded = member.bets_blocked_until !== null && member.bets_blocked_until > now;
  if (member.kind !== 'member' || member.status !== 'active' || isExcluded || lacksAge(merchant, member)) throw new Refusal('not_eligible');
}
