import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table member_document (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    kind text not null check (kind = any ('{identity,address,payment,other}')),
    picture text not null,
    added_by text not null,
    added_at timestamptz not null,
    state text not null default 'waiting' check (state = any ('{waiting,accepted,rejected}')),
    decided_by text,
    decided_at timestamptz,
    reason text,
    check ((state = 'waiting') = (decided_at is null))
  )`,
  `create index member_document_of on member_document (member_id, added_at desc)`,
];

/** Documents by which members prove who they are; pictures are sealed. */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
