import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  // Members for whose withdrawals risk rules held, until an operator has reviewed them; `registered` as member_tag has it.
  `create table member_risk (
    merchant text not null,
    member_id uuid primary key references member (id) on delete cascade,
    rules text[] not null,
    since timestamptz not null,
    registered timestamptz not null
  )`,
  `create index member_risk_members on member_risk (merchant, registered, member_id)`,
];

/** Which members' risk waits for a review (office 7 and 9). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
