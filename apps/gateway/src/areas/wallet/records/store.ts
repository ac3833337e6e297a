import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { Wallet } from '../../../ledger/registry.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';

/** The requested part of a record; `to` is exclusive. */
export interface RecordQuery extends PageQuery {
  from?: string;
  to?: string;
}

function ownRounds(db: Db, { memberId, book, currency }: Wallet, { from, to }: Pick<RecordQuery, 'from' | 'to'>) {
  let own = db.selectFrom('round').where('member_id', '=', memberId).where('book', '=', book).where('currency', '=', currency);
  if (from !== undefined) own = own.where('placed_at', '>=', new Date(from));
  if (to !== undefined) own = own.where('placed_at', '<', new Date(to));
  return own;
}

/** A page of the rounds that were played with a wallet, newest first. */
export async function roundsOf(db: Db, wallet: Wallet, query: RecordQuery) {
  const own = ownRounds(db, wallet, query);
  const { limit, offset } = rowsOf(query);
  const rows = await own.selectAll().orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, page: pageOf(query, Number(count)) };
}

/** At most as many days as `daysOf` gives. */
const mostDays = 92;

// Postgres sums minor units as a numeric; cast to text, the sum arrives without loss.
const sums = sql<{ rounds: string; stake: string; win: string }>`
  json_build_object('rounds', count(*)::text, 'stake', coalesce(sum(stake), 0)::text, 'win', coalesce(sum(win), 0)::text)`;

/** The totals of a wallet's rounds, in minor units. */
export async function roundSums(db: Db, wallet: Wallet, query: Pick<RecordQuery, 'from' | 'to'>) {
  return (await ownRounds(db, wallet, query).select(sums.as('sums')).executeTakeFirstOrThrow()).sums;
}

/**
 * The totals of a wallet's rounds by day, oldest first: the latest days that have any, cut at midnight of `timeZone`. The database throws
 * SQLSTATE 22023 at a time zone that it does not know.
 */
export async function roundSumsByDay(db: Db, wallet: Wallet, query: Pick<RecordQuery, 'from' | 'to'>, timeZone: string) {
  // Checked separately, because without any rounds the query never evaluates the time zone.
  await sql`select now() at time zone ${timeZone}::text`.execute(db);
  const day = sql<string>`to_char(placed_at at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const days = ownRounds(db, wallet, query)
    .select([day.as('day'), 'stake', 'win'])
    .as('dated');
  const rows = await db
    .selectFrom(days)
    .select(['day', sums.as('sums')])
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(mostDays)
    .execute();
  return rows.reverse().map((row) => ({ day: row.day, ...row.sums }));
}

/**
 * The round that a transfer belongs to, or null. Written so that the index on it is used: other kinds of transfers refer to other things.
 */
export const roundReference = sql<string>`case when t.kind in ('bet', 'win', 'rollback', 'promo', 'winReversed') then t.reference::uuid end`;

/** A page of the movements of a wallet's available money, newest first. */
export async function movementsOf(
  db: Db,
  { memberId, book, currency }: Wallet,
  query: RecordQuery & { type?: components['schemas']['TransactionType'] },
) {
  let own = db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .where('a.owner_kind', '=', 'member')
    .where('a.owner_id', '=', memberId)
    .where('a.kind', '=', 'cash')
    .where('a.book', '=', book)
    .where('a.asset', '=', currency);
  if (query.type !== undefined) own = own.where('t.kind', '=', query.type);
  if (query.from !== undefined) own = own.where('t.at', '>=', new Date(query.from));
  if (query.to !== undefined) own = own.where('t.at', '<', new Date(query.to));
  const { limit, offset } = rowsOf(query);
  const rows = await own
    .leftJoin('round as r', (join) => join.on('r.id', '=', roundReference))
    .select(['t.id', 't.kind', 't.reference', 't.at', 't.asset as currency', 'e.amount', 'e.balance_after', 'r.vendor', 'r.game_code'])
    .orderBy('e.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, page: pageOf(query, Number(count)) };
}
