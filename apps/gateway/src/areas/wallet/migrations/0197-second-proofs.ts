import { sql, type Kysely } from 'kysely';

/** When a risk rule asked the member to prove again who they are before a withdrawal is paid out, and when they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column proof_asked_at timestamptz, add column proved_at timestamptz`.execute(db);
}
