import { fromDecimal, type Currency } from '@parlour/domain';
import { periodOf, rankBoard } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant, Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { eligibleSql } from '../eligibility/eligible-members.ts';
import type { CountedEvent } from '../loyalty/counted-event.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import { termsOf, type LoyaltyTerms } from '../loyalty/terms.ts';

export type Board = LoyaltyTerms['leaderboard']['boards'][number];

/** Adds settled rounds to the boards of their windows. */
export async function keepBoards(
  trx: Db,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
  boards: readonly Board[],
  events: readonly CountedEvent[],
): Promise<void> {
  for (const board of boards) {
    const least = fromDecimal(board.leastStake, currency).minor;
    for (const event of events) {
      const measured = measureOf(board, event);
      if (measured <= 0n || event.stake < least) continue;
      await sql`
        insert into board_row (merchant, board, starts, member_id, measure, reached_at)
          values (${code}, ${board.code}, ${periodOf(board.window, event.day).start}, ${event.memberId}, ${measured.toString()}, ${event.at})
        on conflict (merchant, board, starts, member_id) do update set
          measure = ${board.measure === 'validStake' ? sql`board_row.measure + excluded.measure` : sql`greatest(board_row.measure, excluded.measure)`},
          reached_at = ${board.measure === 'validStake' ? sql`excluded.reached_at` : sql`case when excluded.measure > board_row.measure then excluded.reached_at else board_row.reached_at end`}`.execute(
        trx,
      );
    }
  }
}

function measureOf({ measure }: Board, { valid, stake, paid }: CountedEvent): bigint {
  if (measure === 'validStake') return valid;
  return stake > 0n ? (paid * 100n) / stake : 0n;
}

/** How long after a window's end its prizes are fixed, in ms: by then, all rounds settled before the end have been counted. */
const settleMs = 5 * 60_000;

/** Fixes the prizes of past windows, once each; returns how many windows it closed. */
export async function closeBoards(db: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  let closed = 0;
  for (const merchant of merchants.all) {
    if (!merchant.flags.missions) continue;
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

async function closeBoard(db: Db, merchant: Merchant, { code, starts }: { code: string; starts: string }, now: Date): Promise<boolean> {
  const begun = startOfMerchantDay(merchant, starts);
  // The prizes announced when the window began.
  const board = (await termsOf(db, merchant.code, 'leaderboard', begun))?.terms.boards.find((each) => each.code === code);
  if (!board) return false;
  const end = startOfMerchantDay(merchant, periodOf(board.window, starts).end);
  if (now.getTime() < end.getTime() + settleMs) return false;
  const prizes = board.prizes.map((text) => fromDecimal(text, merchant.currency).minor);
  return inTransaction(db, async (trx) => {
    const fresh = await trx
      .insertInto('board_closed')
      .values({ merchant: merchant.code, board: code, starts, fixed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('board')
      .executeTakeFirst();
    if (!fresh) return false;
    // Members who may not win leave the board, and those behind them move up (R8).
    const mayWin = await eligibleSql(trx, merchant, { eligible: null, agents: false }, now);
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
