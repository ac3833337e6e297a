import { sql, type Kysely } from 'kysely';

/** The amount that a member reports as missing from a withdrawal that arrived only in part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column remaining bigint check (remaining > 0 and remaining <= amount)`.execute(db);
}
