import { sql, type Kysely } from 'kysely';

/** Members who log in with their mobile number: it stays sealed, and their username is a generated one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column named_by_mobile boolean not null default false`.execute(db);
}
