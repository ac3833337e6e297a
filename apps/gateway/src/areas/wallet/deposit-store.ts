import type { Db } from '../../kernel/tables.ts';
import { pageOf, rowsOf, type PageQuery } from '../../kernel/page.ts';
import type { DepositRow } from './to-wire.ts';

export async function insertDeposit(db: Db, row: DepositRow): Promise<void> {
  await db
    .insertInto('deposit')
    .values({ ...row, amount: BigInt(row.amount), promotion_outcome: undefined, promotion_given: undefined })
    .execute();
}

/** A page of a member's deposits, newest first. */
export async function depositsOf(db: Db, memberId: string, query: PageQuery) {
  const own = db.selectFrom('deposit').where('member_id', '=', memberId);
  const { limit, offset } = rowsOf(query);
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, page: pageOf(query, Number(count)) };
}

export async function findDeposit(db: Db, { id, memberId }: { id: string; memberId: string }): Promise<DepositRow | undefined> {
  return db.selectFrom('deposit').selectAll().where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();
}

/** A deposit of a provider, locked until the caller's transaction ends. */
export async function lockDeposit(db: Db, { id, provider }: { id: string; provider: string }): Promise<DepositRow | undefined> {
  return db.selectFrom('deposit').selectAll().where('id', '=', id).where('provider', '=', provider).forUpdate().executeTakeFirst();
}

/** Stores the outcome of a deposit. */
export async function updateDeposit(
  db: Db,
  id: string,
  change: Pick<DepositRow, 'status' | 'settled_at'> & { payment_id?: string; resolved_by?: string | null },
): Promise<DepositRow> {
  return db.updateTable('deposit').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Ids of pending deposits that have expired. */
export async function expiredDeposits(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('deposit')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
  return rows.map((row) => row.id);
}
