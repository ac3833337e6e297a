import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Vendors' lists of games, what each would change, and the pictures that they refer to. */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table game_feed (
    id uuid primary key,
    vendor text not null references vendor (code),
    source text not null,
    format text not null check (format in ('json', 'csv')),
    content text not null,
    columns jsonb not null,
    unknown_lines jsonb not null,
    mapping jsonb not null,
    plan text not null,
    made_by text not null,
    made_at timestamptz not null,
    applied_by text,
    applied_at timestamptz,
    outcome jsonb
  )`,
  `create index game_feed_newest on game_feed (made_at desc, id desc)`,
  `create index game_feed_of_vendor on game_feed (vendor, made_at desc, id desc)`,
  `create table game_feed_row (
    feed uuid not null references game_feed (id) on delete cascade,
    place integer not null,
    row integer,
    code text not null,
    name text not null,
    kind text not null check (kind in ('new', 'changed', 'back', 'gone', 'same', 'refused')),
    problem text,
    found text,
    changes jsonb not null,
    game jsonb,
    chosen boolean not null,
    primary key (feed, place)
  )`,
  `create index game_feed_row_of_kind on game_feed_row (feed, kind, place)`,
  `create table vendor_feed_mapping (vendor text primary key references vendor (code), mapping jsonb not null, kept_at timestamptz not null)`,
  `create table game_picture (
    vendor text not null,
    code text not null,
    source text not null,
    status text not null check (status in ('waiting', 'done', 'broken')),
    problem text,
    hash text,
    asked_at timestamptz not null,
    primary key (vendor, code),
    foreign key (vendor, code) references game (vendor, code)
  )`,
  `create index game_picture_waiting on game_picture (asked_at) where status = 'waiting'`,
  `create table picture (hash text primary key, type text not null, bytes bytea not null, made_at timestamptz not null)`,
];
