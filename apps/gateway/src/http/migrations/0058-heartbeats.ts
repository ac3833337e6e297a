import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';

const statements = [
  `create table gateway_beat (
    id uuid primary key, version text not null, started_at timestamptz not null, seen_at timestamptz not null,
    status text not null, redis text not null, streams int not null
  )`,
  `create table security_count (hour timestamptz not null, event text not null, count bigint not null, primary key (hour, event))`,
];

/** Each gateway's report on itself, for other gateways and operators. */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
