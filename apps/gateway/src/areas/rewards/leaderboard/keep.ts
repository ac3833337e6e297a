import { fromDecimal, type Currency } from '@parlour/domain';
import { boardWindow, periodOf, rankBoard, type BoardMeasure } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant, Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { eligibleSql } from '../eligibility/eligible-members.ts';
import type { CountedEvent } from '../loyalty/counted-event.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import { termsOf, type LoyaltyTerms } from '../loyalty/terms.ts';
import type { EarnedPoints } from '../points/earn.ts';
import type { EndOfWindow, KeptBoard } from './kept-board.ts';
import { endOfOffered, isOffered } from './offered-boards.ts';

export type Board = LoyaltyTerms['leaderboard']['boards'][number];

/** A board of the loyalty terms. */
export const keptBoard = ({ code, window, measure, leastStake }: Board, { currency }: Pick<Merchant, 'currency'>): KeptBoard => ({
  key: code,
  window,
  measure,
  leastStake: fromDecimal(leastStake, currency).minor,
});

/** Adds a member's settled rounds, with the points that they earned, to the boards of their windows. */
export async function keepBoards(
  trx: Db,
  { code }: Pick<Merchant, 'code'>,
  boards: readonly KeptBoard[],
  events: readonly CountedEvent[],
  earned: EarnedPoints,
): Promise<void> {
  for (const { key, window, measure, leastStake, counts } of boards) {
    const best = measure === 'bestMultiple';
    for (const event of events) {
      const measured = measureOf(measure, event, earned);
      if (measured <= 0n || event.stake < leastStake || counts?.(event) === false) continue;
      await sql`
        insert into board_row (merchant, board, starts, member_id, measure, reached_at)
          values (${code}, ${key}, ${boardWindow(window, event.day).start}, ${event.memberId}, ${measured.toString()}, ${event.at})
        on conflict (merchant, board, starts, member_id) do update set
          measure = ${best ? sql`greatest(board_row.measure, excluded.measure)` : sql`board_row.measure + excluded.measure`},
          reached_at = ${best ? sql`case when excluded.measure > board_row.measure then excluded.reached_at else board_row.reached_at end` : sql`excluded.reached_at`}`.execute(
        trx,
      );
    }
  }
}

function measureOf(measure: BoardMeasure, event: CountedEvent, earned: EarnedPoints): bigint {
  const { valid, stake, paid } = event;
  if (measure === 'validStake') return valid;
  if (measure === 'points') return earned.get(event) ?? 0n;
  return stake > 0n ? (paid * 100n) / stake : 0n;
}

/** How long after a window's end its prizes are fixed, in ms: by then, all rounds settled before the end have been counted. */
const settleMs = 5 * 60_000;

/** Fixes the prizes of past windows, once each; returns how many windows it closed. */
export async function closeBoards(db: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  let closed = 0;
  for (const merchant of merchants.all) {
    if (!merchant.flags.missions && !merchant.flags.bonuses) continue;
    const open = await db
      .selectFrom('board_row as row')
      .select(['board', 'starts'])
      .distinct()
      .where('merchant', '=', merchant.code)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('board_closed as done')
              .select('done.board')
              .whereRef('done.merchant', '=', 'row.merchant')
              .whereRef('done.board', '=', 'row.board')
              .whereRef('done.starts', '=', 'row.starts'),
          ),
        ),
      )
      .execute();
    for (const { board, starts } of open) if (await closeBoard(db, merchant, { code: board, starts }, now)) closed += 1;
  }
  return closed;
}

/** The end of a window of the loyalty terms, with the prizes announced when it began. */
async function endOfOwn(db: Db, merchant: Merchant, { code, starts }: { code: string; starts: string }): Promise<EndOfWindow | null> {
  const begun = startOfMerchantDay(merchant, starts);
  const board = (await termsOf(db, merchant.code, 'leaderboard', begun))?.terms.boards.find((each) => each.code === code);
  if (!board) return null;
  return {
    end: startOfMerchantDay(merchant, periodOf(board.window, starts).end),
    prizes: board.prizes.map((text) => fromDecimal(text, merchant.currency).minor),
    mayWin: { eligible: null, agents: false },
  };
}

async function closeBoard(db: Db, merchant: Merchant, window: { code: string; starts: string }, now: Date): Promise<boolean> {
  const { code, starts } = window;
  const found = await (isOffered(code) ? endOfOffered(db, merchant, window) : endOfOwn(db, merchant, window));
  if (!found || now.getTime() < found.end.getTime() + settleMs) return false;
  const { prizes } = found;
  return inTransaction(db, async (trx) => {
    const fresh = await trx
      .insertInto('board_closed')
      .values({ merchant: merchant.code, board: code, starts, fixed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('board')
      .executeTakeFirst();
    if (!fresh) return false;
    // Members who may not win leave the board, and those behind them move up (R8).
    const mayWin = await eligibleSql(trx, merchant, found.mayWin, now);
    const rows = await trx
      .selectFrom('board_row as row')
      .innerJoin('member as m', 'm.id', 'row.member_id')
      .select(['row.member_id', 'row.measure', 'row.reached_at'])
      .where('row.merchant', '=', merchant.code)
      .where('row.board', '=', code)
      .where('row.starts', '=', starts)
      .where(mayWin)
      .orderBy('row.measure', 'desc')
      .orderBy('row.reached_at')
      .orderBy('row.member_id')
      .limit(prizes.length)
      .execute();
    const ranked = rankBoard(
      rows.map((row) => ({ member: row.member_id, measure: BigInt(row.measure), reachedAt: row.reached_at.getTime() })),
      prizes,
    ).filter(({ prize }) => prize > 0n);
    if (ranked.length === 0) return true;
    const currency: Currency = merchant.currency;
    await trx
      .insertInto('board_prize')
      .values(
        ranked.map(({ rank, member, measure, prize }) => ({
          merchant: merchant.code,
          board: code,
          starts,
          rank,
          member_id: member,
          measure: measure.toString(),
          amount: prize.toString(),
          currency,
          fixed_at: now,
        })),
      )
      .execute();
    return true;
  });
}

/** The window of a board that contains a given time. */
export function windowAt(merchant: Pick<Merchant, 'brand'>, board: Board, now: Date) {
  return periodOf(board.window, merchantDay(merchant, now));
}
