import { sql, type Kysely } from 'kysely';

/** On which days a member played: lists of members by when they did look it up for each, and would read every day of the span otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stat_member_day_of_member on stat_member_day (member_id, day) include (merchant) where rounds > 0`.execute(db);
}
