import { sql, type Kysely } from 'kysely';

/** When a member first logged in from a network; null for log-ins before this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table known_network add column since timestamptz`.execute(db);
}
