import type { WithdrawalState } from '@parlour/domain';
import type { Db } from '../../kernel/tables.ts';
import { pageOf, rowsOf, type PageQuery } from '../../kernel/page.ts';
import type { WithdrawalRow } from './to-wire.ts';

export async function insertWithdrawal(db: Db, row: WithdrawalRow): Promise<void> {
  await db
    .insertInto('withdrawal')
    .values({ ...row, amount: BigInt(row.amount), fee: BigInt(row.fee), remaining: row.remaining === null ? null : BigInt(row.remaining) })
    .execute();
}

/** A page of a member's withdrawals, newest first. */
export async function withdrawalsOf(db: Db, memberId: string, query: PageQuery) {
  const own = db.selectFrom('withdrawal').where('member_id', '=', memberId);
  const { limit, offset } = rowsOf(query);
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, page: pageOf(query, Number(count)) };
}

/** How many withdrawals a member has requested since `since`, without those that were rejected. */
export async function withdrawalsSince(db: Db, memberId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .select((e) => e.fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('status', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A withdrawal, of this member if one is given, locked until the caller's transaction ends. */
export async function lockWithdrawal(db: Db, { id, memberId }: { id: string; memberId?: string }): Promise<WithdrawalRow | undefined> {
  const query = db.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate();
  return (memberId === undefined ? query : query.where('member_id', '=', memberId)).executeTakeFirst();
}

/** Stores the next state of a withdrawal that the caller has locked. */
export async function updateWithdrawal(
  db: Db,
  id: string,
  change: { status: WithdrawalState; reason?: string; decided_at?: Date; confirmed_at?: Date; forced?: boolean; remaining?: bigint },
): Promise<WithdrawalRow> {
  return db.updateTable('withdrawal').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Ids of withdrawals approved at or before `decidedBefore` and not yet confirmed. */
export async function unconfirmedWithdrawals(db: Db, decidedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('status', '=', 'approved')
    .where('decided_at', '<=', decidedBefore)
    .orderBy('decided_at')
    .execute();
  return rows.map((row) => row.id);
}
