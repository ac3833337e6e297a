import { sql, type Kysely } from 'kysely';

/**
 * What merchants publish: items, their immutable versions, and plans of what is live when (content N1). Announcements and banners become
 * items.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const byLanguage = (table: string, fields: Readonly<Record<string, string>>) => `coalesce((
    select jsonb_object_agg(language, jsonb_strip_nulls(jsonb_build_object(${Object.entries(fields)
      .map(([field, column]) => `'${field}', ${table}.${column} -> language`)
      .join(', ')})))
    from jsonb_object_keys(${table}.title) as language), '{}')`;

const statements = [
  `create table content_item (
    id uuid primary key,
    merchant text not null,
    kind text not null check (kind = any ('{announcement,banner,helpSection,helpArticle}')),
    key text not null,
    place text not null,
    audience text not null check (audience = any ('{A,B,F}')),
    position integer not null,
    live_version integer,
    published_at timestamptz,
    revision integer not null default 1,
    unique (merchant, kind, key)
  )`,
  `create table content_version (
    item_id uuid not null references content_item (id),
    version integer not null check (version > 0),
    merchant text not null,
    texts jsonb not null,
    facts jsonb not null,
    checksum text not null,
    note text not null,
    made_by text not null,
    made_at timestamptz not null,
    primary key (item_id, version)
  )`,
  `alter table content_item add foreign key (id, live_version) references content_version (item_id, version)`,
  `create table content_plan (
    id bigint generated always as identity primary key,
    merchant text not null,
    item_id uuid not null,
    version integer not null,
    from_at timestamptz not null,
    to_at timestamptz check (to_at > from_at),
    from_local text not null,
    to_local text,
    zone text not null,
    made_by text not null,
    made_at timestamptz not null,
    ended_at timestamptz,
    foreign key (item_id, version) references content_version (item_id, version)
  )`,
  `create index content_plan_of on content_plan (item_id, from_at) where ended_at is null`,
  `create index content_plan_next on content_plan (merchant, from_at) where ended_at is null`,
  `create table content_revision (
    merchant text not null,
    kind text not null,
    revision bigint not null,
    primary key (merchant, kind)
  )`,
  `insert into content_item (id, merchant, kind, key, place, audience, position, published_at)
    select id, merchant, 'announcement', key, type, execution, position, published_at from announcement`,
  `insert into content_version (item_id, version, merchant, texts, facts, checksum, note, made_by, made_at)
    select id, 1, merchant, ${byLanguage('announcement', { title: 'title', content: 'content' })}, '{}', '', '', '', published_at
    from announcement`,
  `insert into content_item (id, merchant, kind, key, place, audience, position, published_at)
    select id, merchant, 'banner', key, group_name, 'B', position, now() from banner`,
  `insert into content_version (item_id, version, merchant, texts, facts, checksum, note, made_by, made_at)
    select id, 1, merchant, ${byLanguage('banner', { title: 'title', text: 'body', action: 'action', terms: 'terms' })},
      jsonb_build_object('picture', picture, 'linkage', linkage, 'linkageType', linkage_type), '', '', '', now()
    from banner`,
  `update content_item set live_version = 1`,
  `drop table announcement`,
  `drop table banner`,
];
