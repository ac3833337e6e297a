import { money, toDecimal, type Currency } from '@parlour/domain';
import type { BoardMeasure } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** A place on a board; the measure is in minor units, hundredths or points. */
export interface PlaceOnBoard {
  rank: number;
  memberId: string;
  username: string;
  measure: string;
}

/** The first places of a board's window, and a member's own. */
export async function placesOn(
  db: Db,
  { merchant, key, starts, memberId, limit }: { merchant: string; key: string; starts: string; memberId: string; limit: number },
): Promise<{ first: PlaceOnBoard[]; own: PlaceOnBoard | null }> {
  const of = sql`r.merchant = ${merchant} and r.board = ${key} and r.starts = ${starts}`;
  const { rows } = await sql<{ member_id: string; username: string; measure: string }>`
    select r.member_id, m.username, r.measure::text as measure from board_row r join member m on m.id = r.member_id
    where ${of} order by r.measure desc, r.reached_at, r.member_id limit ${limit}`.execute(db);
  // Two counts, each of one range of the index: a single condition for both would read the whole board for every member.
  const mine = await sql<{ rank: string; measure: string }>`
    with mine as (select * from board_row r where ${of} and r.member_id = ${memberId})
    select mine.measure::text as measure, ((select count(*) from board_row r where ${of} and r.measure > mine.measure)
      + (select count(*) from board_row r where ${of} and r.measure = mine.measure
        and (r.reached_at, r.member_id) < (mine.reached_at, mine.member_id)) + 1)::text as rank
    from mine`.execute(db);
  const [place] = mine.rows;
  return {
    first: rows.map((row, index) => ({ rank: index + 1, memberId: row.member_id, username: row.username, measure: row.measure })),
    own: place ? { rank: Number(place.rank), memberId, username: '', measure: place.measure } : null,
  };
}

/** A measure as pages read it: an amount, a multiple, or a number of points. */
export function measured(measure: BoardMeasure, value: string, currency: Currency): string {
  if (measure === 'validStake') return toDecimal(money(BigInt(value), currency));
  return measure === 'bestMultiple' ? (Number(value) / 100).toString() : value;
}

/** Masks a name so that only its owner recognises it. */
export function masked(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-1)}`;
}
