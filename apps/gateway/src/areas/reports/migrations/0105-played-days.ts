import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { linkPlayedDays } from '../played-days.ts';

/**
 * Each day on which a member played knows the one before, and how many there are of each pair is kept: how many members played in any span
 * is then a sum of few rows. To find out by the members themselves read every day of each (office 10).
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table stat_member_day add column played_before date`.execute(db);
  await sql`create table stat_played_day (
    merchant text not null, currency text not null, day date not null, played_before date not null, members bigint not null,
    primary key (merchant, currency, day, played_before)
  )`.execute(db);
  // Holds the rows alone that are not linked, or should not be any more: few or none.
  await sql`create index stat_member_day_unlinked on stat_member_day (member_id) where (rounds > 0) <> (played_before is not null)`.execute(
    db,
  );
  await linkPlayedDays(db);
}
