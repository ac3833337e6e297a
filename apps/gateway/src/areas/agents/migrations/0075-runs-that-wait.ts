import { sql, type Kysely } from 'kysely';

const statements = [
  // Transactions that were open when the period was recorded have lower numbers; bets that they settle may belong to the period.
  `alter table agent_run add column noted_at_xid xid8 not null default pg_current_xact_id()`,
];

/** Makes runs wait for transactions that were open when their period was recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
