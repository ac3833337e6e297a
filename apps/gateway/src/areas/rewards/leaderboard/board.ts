import { fromDecimal, money, toDecimal, toWire, type Currency } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { claimsOf, give } from '../loyalty/claims.ts';
import { startOfMerchantDay } from '../loyalty/days.ts';
import { claimAlone, refuseExcluded } from '../loyalty/pay-reward.ts';
import { termsOf } from '../loyalty/terms.ts';
import { windowAt, type Board } from './keep.ts';

type Schemas = components['schemas'];

/** How many rows a board shows. */
const shownRows = 20;

interface Row {
  member_id: string;
  username: string;
  measure: string;
}

/** A merchant's boards in their current windows, each with the member's own row, and prizes of past windows that can still be claimed. */
export async function boards(context: Context, language: string | undefined): Promise<Schemas['MissionLeaderboard']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  const read = askedLanguage(merchant, language);
  const announced = (await termsOf(db, merchant.code, 'leaderboard'))?.terms.boards ?? [];
  const list: Schemas['BoardView'][] = [];
  for (const { code, window } of announced) {
    const { start, end } = windowAt(merchant, { window } as Board, now);
    const held = await termsOf(db, merchant.code, 'leaderboard', startOfMerchantDay(merchant, start));
    const board = held?.terms.boards.find((each) => each.code === code) ?? announced.find((each) => each.code === code)!;
    const of = sql`r.merchant = ${merchant.code} and r.board = ${code} and r.starts = ${start}`;
    const { rows } = await sql<Row>`
      select r.member_id, m.username, r.measure::text as measure from board_row r join member m on m.id = r.member_id
      where ${of} order by r.measure desc, r.reached_at, r.member_id limit ${shownRows}`.execute(db);
    const own = await sql<{ rank: string; measure: string }>`
      with mine as (select * from board_row r where ${of} and r.member_id = ${memberId})
      select mine.measure::text as measure, (select count(*) + 1 from board_row r
        where ${of} and (r.measure > mine.measure
          or (r.measure = mine.measure and (r.reached_at, r.member_id) < (mine.reached_at, mine.member_id))))::text as rank
      from mine`.execute(db);
    const mine = own.rows[0];
    const prizeAt = (rank: number) => board.prizes[rank - 1];
    const wire = (rank: number, row: { measure: string }, name: string, isOwn: boolean): Schemas['BoardRow'] => ({
      rank,
      name,
      measure: measured(board, row.measure, merchant.currency),
      own: isOwn,
      ...(prizeAt(rank) !== undefined && { prize: toWire(fromDecimal(prizeAt(rank)!, merchant.currency)) }),
    });
    list.push({
      code,
      title: textIn(board.title, read, merchant),
      measure: board.measure,
      window: {
        start: startOfMerchantDay(merchant, start).toISOString(),
        end: startOfMerchantDay(merchant, end).toISOString(),
      },
      rows: rows.map((row, place) => wire(place + 1, row, masked(row.username), row.member_id === memberId)),
      ...(mine && { own: wire(Number(mine.rank), mine, '', true) }),
    });
  }
  const claims = await claimsOf(db, memberId, 'leaderboard');
  const won = await db
    .selectFrom('board_prize')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('fixed_at', 'desc')
    .limit(10)
    .execute();
  return {
    list,
    won: won.map((prize) => ({
      code: prize.board,
      period: prize.starts,
      rank: prize.rank,
      prize: toWire(money(BigInt(prize.amount), prize.currency as Currency)),
      status: claims.has(`${prize.board} ${prize.starts}`) ? 'claimed' : 'claim',
    })),
  };
}

/** Pays a prize of a past window. Throws `not_found` if the member has none. */
export function claimBoardPrize(context: Context, { code, period }: { code: string; period: string }): Promise<Schemas['LoyaltyGift']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    const prize = await trx
      .selectFrom('board_prize')
      .selectAll()
      .where('merchant', '=', merchant.code)
      .where('board', '=', code)
      .where('starts', '=', period)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!prize) throw new Refusal('not_found');
    const who = { merchant: merchant.code, memberId, currency: prize.currency as Currency };
    return give(trx, { ...who, kind: 'leaderboard', subject: code, period, budget: 'leaderboard', amount: BigInt(prize.amount) }, now);
  });
}

function measured({ measure }: Board, value: string, currency: Currency): string {
  return measure === 'validStake' ? toDecimal(money(BigInt(value), currency)) : (Number(value) / 100).toString();
}

/** Masks a name so that only its owner recognises it. */
function masked(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-1)}`;
}
