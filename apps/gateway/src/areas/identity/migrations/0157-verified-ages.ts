import { sql, type Kysely } from 'kysely';

/** When operators have verified a member's age: some laws let no one else take a bonus (rewards R8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column age_verified_at timestamptz`.execute(db);
}
