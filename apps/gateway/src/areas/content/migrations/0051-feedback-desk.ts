import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table feedback
    add column state text not null default 'open' check (state = any ('{open,answered,closed,merged}')),
    add column assignee text,
    add column answer text,
    add column ended_by text,
    add column ended_at timestamptz,
    add column merged_into bigint references feedback (id),
    add check ((state = 'open') = (ended_at is null)),
    add check ((state = 'merged') = (merged_into is not null))`,
  `create index feedback_waiting on feedback (merchant, id) where state = 'open'`,
  `create index feedback_merged on feedback (merged_into) where merged_into is not null`,
];

/** How feedback is handled: who takes care of it, and its outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
