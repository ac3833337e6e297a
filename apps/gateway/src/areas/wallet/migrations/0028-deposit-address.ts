import { sql, type Kysely } from 'kysely';

/** A deposit is stored before its provider has been asked for the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit alter column cashier_url drop not null`.execute(db);
}
