import { sql, type Kysely } from 'kysely';

/** When each vendor and cashier was last heard by a reconciliation, and what differed then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reconciliation_source (
    source text primary key,
    asked_at timestamptz not null,
    heard_at timestamptz,
    differences integer not null check (differences >= 0)
  )`.execute(db);
}
