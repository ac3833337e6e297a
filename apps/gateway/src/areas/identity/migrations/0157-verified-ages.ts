import { sql, type Kysely } from 'kysely';

/** When operators verified a member's age: some laws permit bonuses to verified adults only (rewards R8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column age_verified_at timestamptz`.execute(db);
}
