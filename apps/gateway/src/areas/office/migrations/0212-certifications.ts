import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table vendor_certification (
    id uuid primary key,
    vendor text not null,
    asked_by text not null,
    status text not null check (status in ('waiting', 'running', 'done', 'failed')),
    cases jsonb not null,
    failure text,
    started_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index vendor_certification_of on vendor_certification (vendor, started_at desc)`,
  `create unique index vendor_certification_running on vendor_certification (vendor) where status in ('waiting', 'running')`,
];

/** What the certification of the wallet found, run for a vendor from the office (office 8). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
