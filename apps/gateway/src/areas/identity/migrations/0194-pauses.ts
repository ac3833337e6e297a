import { sql, type Kysely } from 'kysely';

/** Since when betting is blocked, which tells a pause of some weeks from an exclusion; unknown for exclusions made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column bets_blocked_since timestamptz`.execute(db);
}
