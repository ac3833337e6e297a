import { sql, type Kysely } from 'kysely';

/**
 * Indexes the days on which a member played: without it, lists of members by such days would read every day of the span for each member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stat_member_day_of_member on stat_member_day (member_id, day) include (merchant) where rounds > 0`.execute(db);
}
