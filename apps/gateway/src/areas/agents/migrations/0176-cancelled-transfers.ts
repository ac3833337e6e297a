import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table agent_held_transfer drop constraint agent_held_transfer_state_check`,
  `alter table agent_held_transfer add constraint agent_held_transfer_state_check
    check (state in ('waiting', 'sent', 'returned', 'cancelled'))`,
];

/** Transfers that their sender takes back while they wait (agents.md 12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
