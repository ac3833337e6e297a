import { sql, type Kysely } from 'kysely';

/** What a withdrawal cost the member, beyond the free ones of a day (rewards.md 8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column fee bigint not null default 0 check (fee >= 0)`.execute(db);
}
