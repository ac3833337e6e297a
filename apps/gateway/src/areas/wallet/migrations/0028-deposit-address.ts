import { sql, type Kysely } from 'kysely';

/** Allows a deposit without an address: it is now stored before its provider is asked for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit alter column cashier_url drop not null`.execute(db);
}
