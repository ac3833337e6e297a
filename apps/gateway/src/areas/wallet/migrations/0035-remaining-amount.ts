import { sql, type Kysely } from 'kysely';

/** What a member says is still missing of a withdrawal that arrived in part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column remaining bigint check (remaining > 0 and remaining <= amount)`.execute(db);
}
