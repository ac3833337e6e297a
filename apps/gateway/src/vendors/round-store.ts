import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Book } from '../ledger/tables.ts';

/** A change of a round by one call; opens the round where it is new. */
export interface RoundChange {
  id: string;
  merchant: string;
  memberId: string;
  vendor: string;
  vendorRoundId: string;
  gameCode: string;
  currency: string;
  book: Book;
  at: Date;
}

/** Adds a stake; a round of which every bet had been rolled back is open again. */
export async function addStake(trx: Db, round: RoundChange, minor: bigint): Promise<void> {
  await sql`
    insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, status, placed_at)
    values (${round.id}, ${round.merchant}, ${round.memberId}, ${round.vendor}, ${round.vendorRoundId}, ${round.gameCode},
      ${round.currency}, ${round.book}, ${minor.toString()}::bigint, 'open', ${round.at})
    on conflict (vendor, member_id, vendor_round_id) do update set
      stake = round.stake + excluded.stake,
      status = case when round.status = 'rolledBack' then 'open' else round.status end,
      settled_at = case when round.status = 'rolledBack' then null else round.settled_at end`.execute(trx);
}

/** Adds a win, and settles the round when the vendor says that it is over. */
export async function addWin(trx: Db, round: RoundChange, minor: bigint, closed: boolean): Promise<void> {
  await sql`
    insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, win, status, placed_at, settled_at)
    values (${round.id}, ${round.merchant}, ${round.memberId}, ${round.vendor}, ${round.vendorRoundId}, ${round.gameCode},
      ${round.currency}, ${round.book}, ${minor.toString()}::bigint, ${closed ? 'settled' : 'open'}, ${round.at}, ${closed ? round.at : null}::timestamptz)
    on conflict (vendor, member_id, vendor_round_id) do update set
      win = round.win + excluded.win,
      status = case when round.status = 'settled' then round.status else excluded.status end,
      settled_at = coalesce(round.settled_at, excluded.settled_at)`.execute(trx);
}

/** True when a win names this bet, or names none and is in the bet's round: the bet has had its outcome. */
export async function hasWin(trx: Db, roundId: string, betTransactionId: string): Promise<boolean> {
  const win = await trx
    .selectFrom('vendor_transaction')
    .select('transaction_id')
    .where('round_id', '=', roundId)
    .where('kind', '=', 'win')
    .where((e) => e.or([e('bet_transaction_id', '=', betTransactionId), e('bet_transaction_id', 'is', null)]))
    .executeTakeFirst();
  return win !== undefined;
}

/** Takes a stake out of a round again and marks its bet; a round without another bet or win is rolled back with it. */
export async function takeBackStake(
  trx: Db,
  bet: { vendor: string; memberId: string; transactionId: string; roundId: string; minor: bigint },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('vendor_transaction')
    .set({ rolled_back: true })
    .where('vendor', '=', bet.vendor)
    .where('member_id', '=', bet.memberId)
    .where('transaction_id', '=', bet.transactionId)
    .execute();
  await sql`
    update round r set
      stake = r.stake - ${bet.minor.toString()}::bigint,
      status = case when others.exist then r.status else 'rolledBack' end,
      settled_at = case when others.exist then r.settled_at else ${now}::timestamptz end
    from (select exists (select 1 from vendor_transaction
      where round_id = ${bet.roundId}::uuid and (kind = 'win' or (kind = 'bet' and not rolled_back))) as exist) others
    where r.id = ${bet.roundId}::uuid`.execute(trx);
}
