import { sql, type Kysely } from 'kysely';

/** The operator who said what became of a deposit, where its provider did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit add column resolved_by text`.execute(db);
}
