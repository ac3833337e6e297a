import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';

const statements = [
  `create table partner_key (
    kind text not null check (kind in ('vendor', 'provider')),
    partner text not null,
    name text not null check (name in ('signing', 'api', 'webhook')),
    version integer not null,
    current text not null,
    previous text,
    previous_until timestamptz,
    changed_by text not null,
    changed_at timestamptz not null,
    reason text not null,
    primary key (kind, partner, name),
    check ((previous is null) = (previous_until is null))
  )`,
];

/** Keys of vendors and payment providers that operators have replaced, sealed (ADR 187). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
