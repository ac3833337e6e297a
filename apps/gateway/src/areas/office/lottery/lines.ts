import { toDecimal, type Currency } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { LotteryLineTable } from '../../lottery/tables.ts';
import { aboutOf, continues, exactly, pageOf, pageRows } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { theDraw } from './draws.ts';

/** The bets on a draw, the latest first. */
export async function drawLines(operator: Operator, { type, state, after, ...input }: InputOf<'listDrawLines'>) {
  const draw = await theDraw(operator, input);
  let found = operator.db.selectFrom('lottery_line').where('merchant', '=', draw.merchant).where('draw_id', '=', draw.id);
  if (type !== undefined) found = found.where('type', '=', type);
  if (state !== undefined) found = found.where('state', '=', state);
  const read = await found
    .where(continues(['placed_at', 'id'], after))
    .selectAll()
    .select([usernameOf, exactly('placed_at').as('place')])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  return { list: rows.map(lineToWire), next, about: await aboutOf(operator.db, found.select('id'), after) };
}

const usernameOf = sql<string>`(select username from member where id = member_id)`.as('username');

/** One line with its member's name, locked until the transaction ends if it is to be changed; undefined if there is none. */
export function lineOf({ db }: Pick<Operator, 'db'>, merchant: string, id: string, { toChange = false } = {}) {
  const found = db.selectFrom('lottery_line').selectAll().select(usernameOf).where('merchant', '=', merchant).where('id', '=', id);
  return (toChange ? found.forUpdate() : found).executeTakeFirst();
}

export function lineToWire(row: Selectable<LotteryLineTable> & { username: string }): Schema<'OfficeLotteryLine'> {
  const currency = row.currency as Currency;
  const decimal = (minor: string | number | bigint) => toDecimal({ minor: BigInt(minor), currency });
  return {
    id: row.id,
    ticket: row.ticket_id,
    merchant: row.merchant,
    draw: row.draw_id,
    memberId: row.member_id,
    member: row.username,
    type: row.type,
    at: row.at,
    selection: [...row.selection],
    unit: decimal(row.unit),
    costUnits: row.cost_units,
    odds: typeof row.odds === 'string' ? row.odds : { ...row.odds },
    combinations: row.combinations,
    stake: decimal(row.stake),
    maxPayout: decimal(row.max_payout),
    currency,
    book: row.book,
    state: row.state,
    void: row.is_void,
    hits: Number(row.hits),
    payout: decimal(row.payout),
    refund: decimal(row.refund),
    reason: row.reason,
    placed: row.placed_at.toISOString(),
  };
}
