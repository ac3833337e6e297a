import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { pageOf, rowsOf, type PageQuery } from '../http/page.ts';

/** Which part of a record is asked for; `to` is exclusive. */
export interface RecordQuery extends PageQuery {
  from?: string;
  to?: string;
}

/** A page of a member's rounds, newest first. */
export async function roundsOf(db: Db, memberId: string, query: RecordQuery) {
  let own = db.selectFrom('round').where('member_id', '=', memberId);
  if (query.from !== undefined) own = own.where('placed_at', '>=', new Date(query.from));
  if (query.to !== undefined) own = own.where('placed_at', '<', new Date(query.to));
  const { limit, offset } = rowsOf(query);
  const rows = await own.selectAll().orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, page: pageOf(query, Number(count)) };
}

/** Written so that the index on a round's id serves: other transfers refer to other things. */
const roundReference = sql<string>`case when t.kind in ('bet', 'win', 'rollback', 'promo', 'winReversed') then t.reference::uuid end`;

/** A page of what moved a member's available money, newest first. */
export async function movementsOf(db: Db, memberId: string, query: RecordQuery & { type?: components['schemas']['TransactionType'] }) {
  let own = db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .where('a.owner_kind', '=', 'member')
    .where('a.owner_id', '=', memberId)
    .where('a.kind', '=', 'cash');
  if (query.type !== undefined) own = own.where('t.kind', '=', query.type);
  if (query.from !== undefined) own = own.where('t.at', '>=', new Date(query.from));
  if (query.to !== undefined) own = own.where('t.at', '<', new Date(query.to));
  const { limit, offset } = rowsOf(query);
  const rows = await own
    .leftJoin('round as r', (join) => join.on('r.id', '=', roundReference))
    .select(['t.id', 't.kind', 't.reference', 't.at', 't.currency', 'e.amount', 'e.balance_after', 'r.vendor', 'r.game_code'])
    .orderBy('e.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, page: pageOf(query, Number(count)) };
}
