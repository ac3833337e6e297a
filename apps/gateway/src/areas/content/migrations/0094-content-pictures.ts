import { sql, type Kysely } from 'kysely';

/** Pictures that operators upload for contents. The files sent to visitors are stored separately, by hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_picture_file (
    hash text not null,
    width_class text not null check (width_class = any ('{wide,narrow}')),
    type text not null check (type = any ('{image/webp,image/avif}')),
    bytes bytea not null,
    primary key (hash, width_class, type)
  )`.execute(db);
  await sql`create table content_picture (
    merchant text not null,
    hash text not null,
    name text not null,
    width integer not null,
    height integer not null,
    thumbnail bytea not null,
    made_by text not null,
    made_at timestamptz not null,
    primary key (merchant, hash)
  )`.execute(db);
}
