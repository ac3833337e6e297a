import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `alter table member_note add column deposit_id uuid references deposit (id) on delete cascade`,
  `create index member_note_of_deposit on member_note (deposit_id, id desc) where deposit_id is not null`,
  `create table note_mention (
    note_id uuid not null references member_note (id) on delete cascade,
    merchant text not null,
    operator text not null,
    seen_at timestamptz,
    primary key (operator, note_id)
  )`,
  `create index note_mention_note on note_mention (note_id)`,
];

/** Notes about deposits, and the colleagues whom a note names. */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
