import { fromDecimal, money, toWire, type Currency } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { claimsOf, give } from '../loyalty/claims.ts';
import { startOfMerchantDay } from '../loyalty/days.ts';
import { claimAlone, refuseExcluded } from '../loyalty/pay-reward.ts';
import { termsOf } from '../loyalty/terms.ts';
import { windowAt, type Board } from './keep.ts';
import { masked, measured, placesOn, type PlaceOnBoard } from './rows.ts';

type Schemas = components['schemas'];

/** How many rows a board shows. */
const shownRows = 20;

/** A merchant's boards in their current windows, each with the member's own row, and prizes of past windows that can still be claimed. */
export async function boards(context: Context, language: string | undefined): Promise<Schemas['MissionLeaderboard']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  const read = askedLanguage(merchant, language);
  const announced = (await termsOf(db, merchant.code, 'leaderboard'))?.terms.boards ?? [];
  // At once, because on a full board each counts tens of thousands of rows.
  const shown = announced.map(async ({ code, window }): Promise<Schemas['BoardView']> => {
    const { start, end } = windowAt(merchant, { window } as Board, now);
    const held = await termsOf(db, merchant.code, 'leaderboard', startOfMerchantDay(merchant, start));
    const board = held?.terms.boards.find((each) => each.code === code) ?? announced.find((each) => each.code === code)!;
    const { first, own } = await placesOn(db, { merchant: merchant.code, key: code, starts: start, memberId, limit: shownRows });
    const prizeAt = (rank: number) => board.prizes[rank - 1];
    const wire = ({ rank, measure, username, memberId: whose }: PlaceOnBoard): Schemas['BoardRow'] => ({
      rank,
      name: username && masked(username),
      measure: measured(board.measure, measure, merchant.currency),
      own: whose === memberId,
      ...(prizeAt(rank) !== undefined && { prize: toWire(fromDecimal(prizeAt(rank)!, merchant.currency)) }),
    });
    return {
      code,
      title: textIn(board.title, read, merchant),
      measure: board.measure,
      window: {
        start: startOfMerchantDay(merchant, start).toISOString(),
        end: startOfMerchantDay(merchant, end).toISOString(),
      },
      rows: first.map(wire),
      ...(own && { own: wire(own) }),
    };
  });
  const list = await Promise.all(shown);
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
