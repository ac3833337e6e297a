import { sql, type Kysely } from 'kysely';

/** When an operator asked for a document before paying a withdrawal out; the member sends pictures of it with the withdrawal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column document_asked_at timestamptz`.execute(db);
}
