import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `alter table proposal add column not_before timestamptz`,
  `alter table proposal drop constraint proposal_status_check`,
  `alter table proposal add constraint proposal_status check
    (status in ('open', 'approved', 'stopped', 'executed', 'failed', 'rejected', 'withdrawn', 'expired', 'stale'))`,
  `create index proposal_approved on proposal (not_before) where status = 'approved'`,
  `create table proposal_item (
    proposal uuid not null references proposal (id),
    seq int not null,
    merchant text not null,
    subject text not null,
    name text not null,
    version text not null,
    status text not null check (status in ('waiting', 'done', 'stale', 'failed')),
    outcome text,
    done_at timestamptz,
    primary key (proposal, seq),
    unique (proposal, subject)
  )`,
  `alter table operator_session drop constraint operator_session_factor_check`,
  `alter table operator_session add constraint operator_session_factor check (factor in ('passkey', 'password', 'demonstration'))`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
