import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table office_export (
    id uuid primary key,
    operator text not null,
    list text not null,
    merchant text,
    filter jsonb not null,
    columns jsonb,
    personal boolean not null,
    status text not null check (status in ('waiting', 'running', 'done', 'failed')),
    next text,
    row_count integer not null,
    parts integer not null,
    size bigint not null,
    truncated boolean not null,
    failure text,
    started_at timestamptz not null,
    finished_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create index office_export_of on office_export (operator, started_at desc, id desc)`,
  `create index office_export_expiry on office_export (expires_at)`,
  `create table office_export_part (
    export_id uuid not null references office_export (id) on delete cascade,
    part integer not null,
    text text not null,
    primary key (export_id, part)
  )`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
