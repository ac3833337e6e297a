import { toDecimal, type Currency, type Money } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Periods for which a member's deposits can be limited: the last so many days, counted back from now. */
export const limitedDays = [1, 7, 30] as const;
export type LimitedDays = (typeof limitedDays)[number];

export interface DepositLimit {
  days: LimitedDays;
  currency: Currency;
  /** The limit; this and `used` are in minor units. */
  amount: bigint;
  used: bigint;
  setBy: string;
  setAt: Date;
}

/** A member's deposit limits, shortest period first, each with the sum of what was deposited or is still pending within it. */
export async function depositLimitsOf(db: Db, memberId: string, now: Date): Promise<DepositLimit[]> {
  const { rows } = await sql<{ days: LimitedDays; currency: Currency; amount: string; used: string; set_by: string; set_at: Date }>`
    select l.days, l.currency, l.amount::text, l.set_by, l.set_at,
      (select coalesce(sum(d.amount), 0)::text from deposit d where d.member_id = l.member_id and d.currency = l.currency
        and d.status in ('pending', 'succeeded') and d.created_at > ${now}::timestamptz - l.days * interval '1 day') as used
    from deposit_limit l where l.member_id = ${memberId} order by l.days`.execute(db);
  return rows.map(({ set_by: setBy, set_at: setAt, amount, used, ...row }) => ({
    ...row,
    amount: BigInt(amount),
    used: BigInt(used),
    setBy,
    setAt,
  }));
}

/**
 * Throws `deposit_limit_reached`, with what is `left`, if a deposit would exceed one of the member's limits. Call it in the transaction
 * that stores the deposit: it locks, so that two simultaneous deposits of one member cannot both fit.
 */
export async function refuseOverLimit(db: Db, memberId: string, amount: Money, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposit limit ${memberId}`}, 0))`.execute(db);
  const limits = (await depositLimitsOf(db, memberId, now)).filter(({ currency }) => currency === amount.currency);
  const rests = limits.map((limit) => (limit.used < limit.amount ? limit.amount - limit.used : 0n));
  const least = rests.reduce<bigint | null>((least, rest) => (least === null || rest < least ? rest : least), null);
  if (least === null || amount.minor <= least) return;
  const { currency } = amount;
  throw new Refusal('deposit_limit_reached', { params: { left: `${toDecimal({ minor: least, currency })} ${currency}` } });
}
