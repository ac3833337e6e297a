import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';

const statements = [
  `create table stated_key (
    kind text not null check (kind in ('vendor', 'provider')),
    partner text not null,
    name text not null check (name in ('signing', 'api', 'webhook')),
    fingerprint text not null,
    since timestamptz not null,
    primary key (kind, partner, name)
  )`,
];

/** Since when the configuration states which key of a vendor or payment provider, so that their age is known (office 9). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
