import { money, toDecimal, toWire, type Currency } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { tellPoints } from '../points/balance.ts';
import { payReward, type BudgetCode } from './pay-reward.ts';
import type { LoyaltyClaimTable } from './tables.ts';

export interface Claim {
  merchant: string;
  memberId: string;
  kind: LoyaltyClaimTable['kind'];
  subject: string;
  period: string;
  /** Numbers the parts of one period's claim, from 1. */
  part?: number;
  budget: BudgetCode;
  currency: Currency;
  amount: bigint;
  points?: number;
}

/**
 * Pays a reward that the member has reached, once, in the caller's transaction. Throws `already_claimed` and `budget_spent`; nothing is
 * paid then.
 */
export async function give(trx: Db, claim: Claim, now: Date): Promise<components['schemas']['LoyaltyGift']> {
  const { merchant, memberId, kind, subject, period, part = 1, budget, currency, amount, points = 0 } = claim;
  const fresh = await trx
    .insertInto('loyalty_claim')
    .values({
      member_id: memberId,
      kind,
      subject,
      period,
      part,
      merchant,
      amount: amount.toString(),
      points,
      currency,
      claimed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  if (!fresh) throw new Refusal('already_claimed');
  const key = `${kind}:${memberId}:${subject}:${period}:${part}`;
  if (amount > 0n) await payReward(trx, { merchant, memberId, budget, amount: money(amount, currency), key }, now);
  if (points > 0) {
    await post(trx, transfers.pointsEarned({ merchant, memberId, points: BigInt(points), reference: `${kind}:${subject}:${period}` }), now);
    await tellPoints(trx, { merchant, memberId });
  }
  return { ...(amount > 0n && { amount: toWire(money(amount, currency)) }), points };
}

/** What a member has claimed of one kind, by `subject period`. */
export async function claimsOf(
  db: Db,
  memberId: string,
  kind: Claim['kind'],
): Promise<ReadonlyMap<string, { amount: bigint; parts: number }>> {
  const rows = await db
    .selectFrom('loyalty_claim')
    .select((eb) => ['subject', 'period', eb.fn.sum<string>('amount').as('amount'), eb.fn.countAll<string>().as('parts')])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .groupBy(['subject', 'period'])
    .execute();
  return new Map(
    rows.map(({ subject, period, amount, parts }) => [`${subject} ${period}`, { amount: BigInt(amount), parts: Number(parts) }]),
  );
}

/** An amount in minor units as decimal text. */
export const decimal = (minor: bigint, currency: Currency): string => toDecimal(money(minor, currency));
