import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { linkPlayedDays } from '../played-days.ts';

/**
 * Links each day on which a member played to the previous one, and counts members by these pairs of days, so that the number of members who
 * played within any span is a sum of a few rows. Without it, every day of every member would be read (office 10).
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table stat_member_day add column played_before date`.execute(db);
  await sql`create table stat_played_day (
    merchant text not null, currency text not null, day date not null, played_before date not null, members bigint not null,
    primary key (merchant, currency, day, played_before)
  )`.execute(db);
  // Contains only rows that are not yet linked, or should no longer be: few or none.
  await sql`create index stat_member_day_unlinked on stat_member_day (member_id) where (rounds > 0) <> (played_before is not null)`.execute(
    db,
  );
  await linkPlayedDays(db);
}
