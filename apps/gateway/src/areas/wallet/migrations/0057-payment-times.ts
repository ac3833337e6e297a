import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Indexes for the office's lists: deposits by time of arrival, withdrawals by time of decision (office O31). */
const statements = [
  `create index deposit_settled on deposit (merchant, settled_at desc, id desc) where settled_at is not null`,
  `create index deposit_settled_anywhere on deposit (settled_at desc, id desc) where settled_at is not null`,
  `create index withdrawal_decided on withdrawal (merchant, decided_at desc, id desc) where decided_at is not null`,
  `create index withdrawal_decided_anywhere on withdrawal (decided_at desc, id desc) where decided_at is not null`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
