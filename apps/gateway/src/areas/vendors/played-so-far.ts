import type { components } from '@parlour/partners/seamless-wallet';
import { toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { Book } from '../../ledger/registry.ts';

/** Older rounds are ignored, since no game session lasts longer. */
const longest = '12 hours';
/** A player who starts no round or game for this long has stopped playing. */
const pause = '15 minutes';

/**
 * For reminders (games.md A6): since when a player has been playing without a break, in all games, and the total result of the rounds since
 * then. A game that is just being opened counts as played.
 */
export async function playedSoFar(
  db: Db,
  { memberId, book, currency }: { memberId: string; book: Book; currency: string },
  now: Date,
): Promise<components['schemas']['PlayedSoFar']> {
  const { rows } = await sql<{ since: Date; staked: string; won: string }>`
    with own as (
      select placed_at, stake, win from round
      where member_id = ${memberId} and book = ${book} and currency = ${currency} and status <> 'rolledBack'
        and placed_at > ${now}::timestamptz - ${longest}::interval and placed_at <= ${now}
    ), event as (
      select placed_at as at from own
      union all select opened_at from game_session
        where member_id = ${memberId} and book = ${book} and opened_at > ${now}::timestamptz - ${longest}::interval and opened_at <= ${now}
      union all select ${now}::timestamptz
    ), followed as (
      select at, at - lag(at) over (order by at) <= ${pause}::interval as goes_on from event
    ), stretch as (
      select max(at) as since from followed where goes_on is not true
    )
    select since, coalesce(sum(stake), 0)::text as staked, coalesce(sum(win), 0)::text as won
    from stretch left join own on own.placed_at >= since group by since`.execute(db);
  const { since, staked, won } = rows[0]!;
  const of = (minor: string) => toDecimal({ minor: BigInt(minor), currency: currency as Currency });
  return { since: since.toISOString(), staked: of(staked), won: of(won) };
}
