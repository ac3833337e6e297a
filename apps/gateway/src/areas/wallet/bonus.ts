import type { components } from '@parlour/api/contract';
import { money, toDecimal, toWire, type Money } from '@parlour/domain';
import { liveGrantStatuses } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import type { Wallet } from '../../ledger/registry.ts';

/** What a member's bonuses add to the balance: their total, and the progress of the active one. Empty without bonuses. */
export async function bonusOf(
  db: Db,
  { memberId, book, currency }: Wallet,
): Promise<Pick<components['schemas']['Balance'], 'bonus' | 'bonusDetail'>> {
  const grants = await db
    .selectFrom('bonus_grant as g')
    .innerJoin('ledger_account as a', 'a.id', 'g.account_id')
    .select(['g.id', 'g.status', 'g.required', 'g.wagered', 'a.balance'])
    .where('g.member_id', '=', memberId)
    .where('g.book', '=', book)
    .where('g.currency', '=', currency)
    .where('g.status', 'in', liveGrantStatuses)
    .execute();
  if (grants.length === 0) return {};
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const active = grants.find(({ status }) => status === 'active');
  return {
    bonus: wire(grants.reduce((sum, { balance }) => sum + BigInt(balance), 0n)),
    ...(active && { bonusDetail: { grant: active.id, required: wire(BigInt(active.required)), wagered: wire(BigInt(active.wagered)) } }),
  };
}

/**
 * Ends the bonuses that a withdrawal ends; call it before the money is moved, in its transaction. Throws the Refusal
 * `bonus_would_be_forfeited` with both sums if there are any and the member has not accepted the loss (R23).
 */
export async function endBonuses(
  trx: Db,
  { merchant, memberId, amount, acceptForfeit }: { merchant: string; memberId: string; amount: Money; acceptForfeit: boolean },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ answer: { forfeited: string[] } | { bonus: string } }>`
    select grant_withdraw(${merchant}, ${memberId}, 'real', ${amount.currency}, ${amount.minor.toString()}, ${acceptForfeit}, ${now})
      as answer`.execute(trx);
  const { answer } = rows[0]!;
  if (!('bonus' in answer)) return;
  const { currency } = amount;
  const bonus = toDecimal(money(BigInt(answer.bonus), currency));
  throw new Refusal('bonus_would_be_forfeited', { params: { amount: toDecimal(amount), bonus, currency } });
}
