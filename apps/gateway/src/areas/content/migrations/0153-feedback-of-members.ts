import { sql, type Kysely } from 'kysely';

/** Finds a member's own feedback, newest first (content N72). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index feedback_of_member on feedback (member_id, id desc) where member_id is not null`.execute(db);
}
