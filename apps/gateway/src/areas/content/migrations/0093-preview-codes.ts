import { sql, type Kysely } from 'kysely';

/** One-use codes that open a preview in a frame of the office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_preview
    add column code_hash text unique,
    add column language text,
    add column theme text check (theme = any ('{dark,light}')),
    add column framed_by text,
    add column made_by text`.execute(db);
}
