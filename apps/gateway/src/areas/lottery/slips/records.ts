import type { components } from '@parlour/api/contract';
import { money, toDecimal, toWire, type Currency } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import type { Wallet } from '../../../ledger/registry.ts';
import type { GameNames } from '../shown/game-names.ts';
import type { LineState, LotteryLineTable } from '../tables.ts';
import { bookRowOf } from './book-row.ts';
import { transferKeys } from './transfer-keys.ts';

type Schemas = components['schemas'];
type LineRow = Selectable<LotteryLineTable>;

/** A filter for a member's lines; `to` is exclusive. */
export interface LineFilter extends PageQuery {
  gameCode?: string;
  drawId?: string;
  state?: LineState;
  from?: string;
  to?: string;
}

/** A page of lines placed with a wallet, newest first, and the totals over all pages. */
export async function linesOf(db: Db, wallet: Wallet, filter: LineFilter, nameOf: GameNames): Promise<Schemas['LotteryLinePage']> {
  const { memberId, book, currency } = wallet;
  let own = db.selectFrom('lottery_line').where('member_id', '=', memberId).where('book', '=', book).where('currency', '=', currency);
  if (filter.gameCode !== undefined) own = own.where('game_code', '=', filter.gameCode);
  if (filter.drawId !== undefined) own = own.where('draw_id', '=', filter.drawId);
  if (filter.state !== undefined) own = own.where('state', '=', filter.state);
  if (filter.from !== undefined) own = own.where('placed_at', '>=', new Date(filter.from));
  if (filter.to !== undefined) own = own.where('placed_at', '<', new Date(filter.to));
  const { limit, offset } = rowsOf(filter);
  const rows = await own.selectAll().orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const sums = await own
    .select(
      sql<Record<'lines' | 'stake' | 'payout' | 'refund' | 'validBet', string>>`json_build_object('lines', count(*)::text,
        'stake', coalesce(sum(stake), 0)::text, 'payout', coalesce(sum(payout), 0)::text, 'refund', coalesce(sum(refund), 0)::text,
        'validBet', coalesce(sum(stake - refund) filter (where state in ('won', 'lost')), 0)::text)`.as('sums'),
    )
    .executeTakeFirstOrThrow();
  const of = (minor: string) => toWire(money(BigInt(minor), currency));
  const { lines, stake, payout, refund, validBet } = sums.sums;
  return {
    list: rows.map((row) => lineToWire(row, nameOf)),
    page: pageOf(filter, Number(lines)),
    totals: { lines: Number(lines), stake: of(stake), payout: of(payout), refund: of(refund), validBet: of(validBet) },
  };
}

/** A ticket with its lines, their rows in the books, and its transfers. Throws the Refusal `not_found` unless it is the member's. */
export async function ticketOf(
  db: Db,
  { memberId, ticketId, time, nameOf }: { memberId: string; ticketId: string; time: Date | null; nameOf: GameNames },
): Promise<Schemas['Ticket']> {
  const ticket = await db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('id', '=', ticketId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!ticket) throw new Refusal('not_found');
  const currency = ticket.currency as Currency;
  const { rows: lines } = await sql<LineRow & { cancellable: boolean }>`
    select l.*, d.status = 'open' and coalesce(${time}::timestamptz, clock_timestamp()) < d.closing_at as cancellable
    from lottery_line l join lottery_draw d on d.merchant = l.merchant and d.id = l.draw_id
    where l.ticket_id = ${ticketId} order by l.id`.execute(db);
  const { rows: transfers } = await sql<{ id: string; key: string; kind: string; at: Date; amount: string }>`
    select t.id, t.key, t.kind, t.at, e.amount::text as amount
    from ledger_transfer t
    join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id and a.owner_kind = 'member' and a.owner_id = ${memberId} and a.kind in ('cash', 'stakeHeld')
    where t.key = any (${transferKeys(ticketId, lines)}::text[]) order by t.at, e.account_id, e.version`.execute(db);
  const sum = (of: (line: LineRow) => string | number | bigint) =>
    toWire(
      money(
        lines.reduce((total, line) => total + BigInt(of(line)), 0n),
        currency,
      ),
    );
  return {
    ticketId,
    placedAt: ticket.placed_at.toISOString(),
    ...(ticket.cancelled_at && { cancelledAt: ticket.cancelled_at.toISOString() }),
    stake: toWire(money(BigInt(ticket.stake), currency)),
    payout: sum(({ payout }) => payout),
    refund: sum(({ refund }) => refund),
    cancellable: !ticket.cancelled_at && lines.every(({ cancellable, state }) => cancellable && state === 'accepted'),
    lines: lines.map((line) => ({ line: lineToWire(line, nameOf), bookRow: bookRowOf(line) })),
    transfers: transfers.map(({ id, key, kind, at, amount }) => {
      const lineId = key.split(':')[1];
      return {
        id,
        type: kind === 'stakePlaced' ? 'bet' : (kind as Schemas['TransactionType']),
        amount: toWire(money(BigInt(amount), currency)),
        at: at.toISOString(),
        ...(lines.some((line) => line.id === lineId) && lineId !== undefined && { lineId }),
      };
    }),
  };
}

/** A line in the form of the contract. */
function lineToWire(line: LineRow, nameOf: GameNames): Schemas['LotteryLine'] {
  const currency = line.currency as Currency;
  const of = (minor: string | number | bigint) => toWire(money(BigInt(minor), currency));
  const judged = line.state === 'won' || line.state === 'lost';
  return {
    lineId: line.id,
    ticketId: line.ticket_id,
    ...(line.chase_id !== null && { chaseId: line.chase_id }),
    drawId: line.draw_id,
    gameCode: line.game_code,
    gameName: nameOf(line.game_code),
    packId: line.pack_id,
    packVersion: line.pack_version,
    type: line.type,
    ...(line.at !== null && { at: line.at }),
    selection: [...line.selection],
    unit: toDecimal(money(BigInt(line.unit), currency)),
    combinations: line.combinations,
    costUnits: line.cost_units,
    odds: typeof line.odds === 'string' ? line.odds : { ...line.odds },
    ...(line.prize_group !== null && { group: line.prize_group }),
    stake: of(line.stake),
    payout: of(line.payout),
    refund: of(line.refund),
    validBet: of(judged ? BigInt(line.stake) - BigInt(line.refund) : 0n),
    ...(judged && { hits: line.hits.toString() }),
    state: line.state,
    ...(line.reason !== null && { reason: line.reason }),
    placedAt: line.placed_at.toISOString(),
    ...(line.settled_at && { settledAt: line.settled_at.toISOString() }),
  };
}

/** A member's lines and stakes in each of these draws, without cancelled lines. */
export async function ownInDraws(db: Db, { memberId, book, currency }: Wallet, drawIds: readonly string[]) {
  const { rows } = await sql<{ draw_id: string; lines: number; stake: string; payout: string }>`
    select draw_id, count(*)::int as lines, sum(stake)::text as stake, sum(payout + refund)::text as payout
    from lottery_line
    where member_id = ${memberId} and book = ${book} and currency = ${currency} and draw_id = any (${[...drawIds]}::text[]) and state <> 'cancelled'
    group by draw_id`.execute(db);
  return new Map(rows.map(({ draw_id, ...own }) => [draw_id, own]));
}
