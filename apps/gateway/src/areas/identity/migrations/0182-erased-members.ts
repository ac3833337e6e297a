import { sql, type Kysely } from 'kysely';

/** When a member's personal data were erased: the account stays, nameless and blocked, because the books are about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column erased_at timestamptz, add check (erased_at is null or status = 'blocked')`.execute(db);
}
