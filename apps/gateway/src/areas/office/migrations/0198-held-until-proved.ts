import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Whether a rule holds a withdrawal until its member proves again who they are, and how long rules hold it after that. */
export async function up(db: Db): Promise<void> {
  await sql`alter table withdrawal_review
    add column until_proved boolean not null default false,
    add column rules_until timestamptz`.execute(db);
}
