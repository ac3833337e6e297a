import { money, toDecimal, type Currency } from '@parlour/domain';
import { exposuresOf, readLine, type Odds } from '@parlour/domain/lottery';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { holdDraws } from '../hold-draws.ts';
import { offeredPack } from '../offered-packs.ts';
import type { LotteryLineTable } from '../tables.ts';
import { tellOdds } from './odds-changed.ts';
import type { SlipDraw } from './situation.ts';
import { countsOf } from './slip-input.ts';
import type { Crossed } from './take.ts';
import { chasePlacedKey, ticketStakeKey } from './transfer-keys.ts';

type LineRow = Selectable<LotteryLineTable>;

/**
 * Cancels a whole ticket before any of its draws is about to close, in the caller's transaction: the stake is returned, and limits and
 * exposure decrease. Cancelling again changes nothing. Throws the Refusals `not_found` and `cancel_closed`.
 */
export async function cancelTicket(context: Context, memberId: string, ticketId: string): Promise<void> {
  const { db, merchant, clock } = context;
  const now = clock.now();
  const ticket = await db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('id', '=', ticketId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw new Refusal('not_found');
  if (ticket.cancelled_at) return;
  const lines = await db.selectFrom('lottery_line').selectAll().where('ticket_id', '=', ticketId).orderBy('id').execute();
  const drawIds = [...new Set(lines.map(({ draw_id }) => draw_id))];
  const held = await holdDraws(db, merchant.code, drawIds, clock.statementTime());
  const closing = await closingDraws(db, merchant.code, drawIds, clock.statementTime());
  const open = held.every(({ status, is_open }) => status === 'open' && is_open) && closing === 0;
  if (!open || lines.some(({ state }) => state !== 'accepted')) throw new Refusal('cancel_closed');

  // Bets that operators voided were already uncounted.
  const { draws, crossed } = await releaseLines(
    db,
    lines.filter((line) => !line.is_void),
  );
  await db
    .updateTable('lottery_line')
    .set({ state: 'cancelled', refund: sql<bigint>`stake` })
    .where('ticket_id', '=', ticketId)
    .execute();
  await db.updateTable('lottery_ticket').set({ cancelled_at: now }).where('id', '=', ticketId).execute();
  const amount = money(BigInt(ticket.stake), ticket.currency as Currency);
  const cause = { merchant: merchant.code, book: ticket.book, memberId, amount, reference: ticketId };
  await post(db, transfers.lotteryStakeReturned({ ...cause, reverses: await stakeTransfer(db, ticketId, lines[0]!) }), now);
  tellOdds(context, ticket.book, draws, crossed);
}

/**
 * Removes lines of one member and book from limits and exposure, in draws that the caller's transaction holds, since the house will never
 * pay them. Returns the numbers whose odds change back, and the lines' draws.
 */
export async function releaseLines(db: Db, lines: readonly LineRow[]): Promise<{ draws: Map<string, SlipDraw>; crossed: Crossed[] }> {
  const draws = new Map<string, SlipDraw>();
  const [first] = lines;
  if (!first) return { draws, crossed: [] };
  const counted = [];
  for (const row of lines) {
    const { draw, line } = await lineOf(db, row.merchant, row);
    draws.set(draw.id, draw);
    counted.push({ draw, line, numbers: exposuresOf(draw.pack, line) });
  }
  const input = JSON.stringify({ merchant: first.merchant, memberId: first.member_id, book: first.book, ...countsOf(counted) });
  const { rows } = await sql<{ crossed: Crossed[] }>`select lottery_uncount_slip(${input}::jsonb) as crossed`.execute(db);
  return { draws, crossed: rows[0]!.crossed };
}

/** The transfer that paid the ticket's stake to the house: its own, or that of the chase's step that it came from. */
async function stakeTransfer(db: Db, ticketId: string, { chase_id, chase_step }: LineRow): Promise<string> {
  const key = chase_id === null ? ticketStakeKey(ticketId) : chasePlacedKey(chase_id, chase_step!);
  return (await db.selectFrom('ledger_transfer').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
}

/** How many of these draws are about to close, even if their status does not show it yet. */
async function closingDraws(db: Db, merchant: string, ids: readonly string[], time: Date | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_draw
    where merchant = ${merchant} and id = any (${[...ids]}::text[]) and coalesce(${time}::timestamptz, clock_timestamp()) >= closing_at`.execute(
    db,
  );
  return rows[0]!.count;
}

/** A stored line as it was placed, and its draw. */
async function lineOf(db: Db, merchant: string, row: LineRow) {
  const pack = await offeredPack(db, merchant, row.pack_id, row.pack_version);
  if (!pack) throw new Error(`line ${row.id} was placed with a pack that is gone`);
  const currency = row.currency as Currency;
  const line = readLine(
    pack,
    {
      type: row.type,
      ...(row.at !== null && { at: row.at }),
      selection: row.selection,
      unit: toDecimal(money(BigInt(row.unit), currency)),
      odds: row.odds as Odds,
      costUnits: row.cost_units,
    },
    currency,
  );
  if (typeof line === 'string') throw new Error(`line ${row.id} is ${line} by the pack it was placed with`);
  const draw: SlipDraw = {
    id: row.draw_id,
    gameCode: row.game_code,
    status: 'open',
    drawAt: row.placed_at,
    isOpen: true,
    pack,
    groups: null,
    stepOf: () => 0,
  };
  return { draw, line };
}
