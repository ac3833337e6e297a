import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table withdrawal_review (
    withdrawal_id uuid primary key references withdrawal (id),
    merchant text not null,
    claimed_by text,
    claimed_until timestamptz,
    held_by text,
    held_until timestamptz,
    hold_reason text,
    hints jsonb,
    decided_by text
  )`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
