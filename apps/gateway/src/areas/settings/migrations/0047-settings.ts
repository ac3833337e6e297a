import { sql, type Kysely } from 'kysely';

/** Settings that override brand.json: a row for each decision, which never changes. */
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
