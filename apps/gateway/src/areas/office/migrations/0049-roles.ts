import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table custom_role (
    name text primary key,
    rights jsonb not null,
    changed_by text not null references operator (name),
    changed_at timestamptz not null
  )`,
  `create index operator_role_role on operator_role (role)`,
  // Indexes for the filters of the audit log.
  `create index audit_event_event on audit_event (event text_pattern_ops, at desc)`,
  `create index audit_event_request on audit_event (request) where request is not null`,
  `create index audit_event_not_done on audit_event (outcome, at desc) where outcome <> 'done'`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
