import { sql, type Kysely } from 'kysely';

/** Members who log in with their mobile number: their username is none, and the number stays sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column named_by_mobile boolean not null default false`.execute(db);
}
