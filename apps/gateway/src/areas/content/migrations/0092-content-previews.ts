import { sql, type Kysely } from 'kysely';

/** Previews of contents at a future time, or with an unpublished version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_preview (
    key_hash text primary key,
    merchant text not null,
    at timestamptz,
    item_id uuid,
    version integer,
    audience text check (audience = any ('{A,B,F}')),
    until timestamptz not null,
    foreign key (item_id, version) references content_version (item_id, version)
  )`.execute(db);
  await sql`create index content_preview_until on content_preview (until)`.execute(db);
}
