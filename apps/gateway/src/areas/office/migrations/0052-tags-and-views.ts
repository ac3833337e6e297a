import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table member_tag (
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    tag text not null,
    tagged_by text not null,
    tagged_at timestamptz not null,
    primary key (member_id, tag)
  )`,
  `create index member_tag_members on member_tag (merchant, tag, member_id)`,
  `create table office_view (
    id uuid primary key,
    operator text not null,
    screen text not null,
    name text not null,
    query text not null,
    role text,
    role_default boolean not null,
    pinned boolean not null,
    made_at timestamptz not null,
    check (not role_default or role is not null)
  )`,
  `create index office_view_of on office_view (operator)`,
  `create index office_view_shared on office_view (role) where role is not null`,
  `create unique index office_view_default on office_view (role, screen) where role_default`,
  // Finds other members who logged in from the same network.
  `create index known_network_members on known_network (merchant, network, member_id)`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
