import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';

/**
 * Sets, for each changed day on which a member played and for the day after it, the previous day of playing (`-infinity` for the first of
 * all), and updates in `stat_played_day` how many members have each pair of days. Removes days that have lost their rounds. It repairs
 * whatever is not linked yet, so it can run at any time, but not concurrently.
 *
 * To count the members who played within a span, each is counted on their first day in it: the one whose previous day lies outside.
 */
export async function linkPlayedDays(db: Db): Promise<void> {
  await sql`
    with changed as materialized (
      select merchant, member_id, currency, day, rounds, played_before from stat_member_day where (rounds > 0) <> (played_before is not null)
    ), since as (
      select merchant, member_id, currency, min(day) as day from changed group by merchant, member_id, currency
    ), played as (
      select d.merchant, d.currency, d.day, d.member_id, d.played_before as told,
        coalesce(lag(d.day) over (partition by d.merchant, d.member_id, d.currency order by d.day), earlier.day, '-infinity') as holds
      from since s
      cross join lateral (
        select max(p.day) as day from stat_member_day p
        where p.member_id = s.member_id and p.merchant = s.merchant and p.currency = s.currency and p.day < s.day and p.rounds > 0
      ) earlier
      join stat_member_day d on d.member_id = s.member_id and d.merchant = s.merchant and d.currency = s.currency
        and d.day >= s.day and d.rounds > 0
    ), due as (
      select * from played where told is distinct from holds
      union all
      select merchant, currency, day, member_id, played_before, null from changed where rounds <= 0
    ), linked as (
      update stat_member_day d set played_before = due.holds from due
      where d.merchant = due.merchant and d.day = due.day and d.member_id = due.member_id and d.currency = due.currency
    )
    insert into stat_played_day (merchant, currency, day, played_before, members)
      select merchant, currency, day, played_before, sum(members) from (
        select merchant, currency, day, holds as played_before, 1 as members from due where holds is not null
        union all
        select merchant, currency, day, told, -1 from due where told is not null
      ) counted
      group by merchant, currency, day, played_before having sum(members) <> 0
    on conflict (merchant, currency, day, played_before) do update set members = stat_played_day.members + excluded.members`.execute(db);
}
