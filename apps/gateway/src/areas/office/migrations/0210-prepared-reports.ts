import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table prepared_report (
    id uuid primary key,
    operator text not null,
    report text not null,
    asked jsonb not null,
    status text not null check (status in ('waiting', 'running', 'done', 'failed')),
    step integer not null,
    merchants text[],
    truncated boolean not null,
    failure text,
    started_at timestamptz not null,
    finished_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create index prepared_report_of on prepared_report (operator, started_at desc)`,
  `create index prepared_report_expiry on prepared_report (expires_at)`,
  `create table prepared_report_page (
    report_id uuid not null references prepared_report (id) on delete cascade,
    page integer not null,
    text text not null,
    primary key (report_id, page)
  )`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
