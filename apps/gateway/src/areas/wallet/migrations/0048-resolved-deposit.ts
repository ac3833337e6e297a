import { sql, type Kysely } from 'kysely';

/** The operator who decided the outcome of a deposit that its provider did not report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit add column resolved_by text`.execute(db);
}
