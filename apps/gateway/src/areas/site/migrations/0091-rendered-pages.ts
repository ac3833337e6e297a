import { sql, type Kysely } from 'kysely';

/** Pages rendered since their build, by merchant, build and the state of their contents (content N7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table page_generation (
    id bigint generated always as identity primary key,
    merchant text not null,
    build text not null,
    state text not null,
    shows_from timestamptz not null,
    begun_at timestamptz not null,
    done_at timestamptz,
    failed_at timestamptz,
    problem text,
    unique (merchant, build, state)
  )`,
  `create table rendered_page (
    generation bigint not null references page_generation (id) on delete cascade,
    merchant text not null,
    language text not null,
    name text not null,
    hash text not null,
    brotli bytea not null,
    primary key (generation, language, name)
  )`,
];
