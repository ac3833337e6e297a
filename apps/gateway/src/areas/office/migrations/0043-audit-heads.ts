import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table audit_key (
    id text primary key,
    public_key text not null,
    private_pem text not null,
    made_at timestamptz not null
  )`,
  `create table audit_head (
    chain text not null,
    seq bigint not null,
    hash text not null,
    signed_at timestamptz not null,
    key_id text not null references audit_key (id),
    signature text not null,
    primary key (chain, seq)
  )`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
