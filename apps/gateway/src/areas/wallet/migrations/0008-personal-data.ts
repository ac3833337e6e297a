import { sql, type Kysely } from 'kysely';

/** What answers may show of an account number, beside the sealed number; rows of before get it as they are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table withdrawal add column account_shown text not null default ''`).execute(db);
}
