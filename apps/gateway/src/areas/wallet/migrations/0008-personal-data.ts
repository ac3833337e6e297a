import { sql, type Kysely } from 'kysely';

/** The part of an account number that answers may show, stored beside the sealed number; older rows get it when they are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table withdrawal add column account_shown text not null default ''`).execute(db);
}
