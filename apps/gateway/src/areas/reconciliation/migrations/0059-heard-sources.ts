import { sql, type Kysely } from 'kysely';

/** When each vendor and cashier last answered a reconciliation, and how much differed then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reconciliation_source (
    source text primary key,
    asked_at timestamptz not null,
    heard_at timestamptz,
    differences integer not null check (differences >= 0)
  )`.execute(db);
}
