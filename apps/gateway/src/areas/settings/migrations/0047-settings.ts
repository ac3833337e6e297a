import { sql, type Kysely } from 'kysely';

/** What operators set in place of what brand.json states: a row for each decision, and none is ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setting_override (
    merchant text not null,
    key text not null,
    version integer not null,
    value jsonb,
    from_at timestamptz not null,
    reason text not null,
    made_by text not null,
    made_at timestamptz not null,
    primary key (merchant, key, version)
  )`.execute(db);
}
