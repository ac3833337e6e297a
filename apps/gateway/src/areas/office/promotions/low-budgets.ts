import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Operator, Schema } from '../operator.ts';
import { latestVersions, offerIn, stateOf } from './promotions.ts';

/** A budget is low when less than this percentage of its funding is left (office 7). */
const lowBelow = 10;

/** Warnings about real-money budgets that are nearly spent, of promotions that still give, with the percentage left. */
export async function lowBudgets({ db, clock }: Operator, merchants: readonly Merchant[]): Promise<Schema<'Warning'>[]> {
  const { rows } = await sql<{ id: string; left: number }>`
    select p.id, floor(100 * a.balance / funded.amount)::int as left
    from promotion p
    join ledger_account a on a.owner_kind = 'promotion' and a.owner_id = p.id::text and a.kind = 'budget' and a.book = 'real'
      and a.merchant = p.merchant
    join lateral (
      select sum(e.amount) as amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id and e.account_id = a.id
      where t.reference = p.id::text and t.kind in ('promotionFunded', 'promotionDefunded')
    ) funded on funded.amount > 0
    where p.merchant = any (${merchants.map(({ code }) => code)}) and p.closed_at is null and a.balance * 100 < funded.amount * ${lowBelow}`.execute(
    db,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const promotions = await db.selectFrom('promotion').selectAll().where('id', 'in', ids).orderBy('merchant').orderBy('code').execute();
  const versions = await latestVersions(db, ids);
  return promotions.flatMap((row) => {
    const version = versions.get(row.id);
    const { currency } = merchants.find(({ code }) => code === row.merchant)!;
    const state = stateOf(row, version, version && offerIn(row, version.terms, currency), clock.now());
    if (state === 'ended' || state === 'draft') return [];
    return [{ kind: 'budgetLow' as const, merchant: row.merchant, subject: row.code, count: rows.find(({ id }) => id === row.id)!.left }];
  });
}
