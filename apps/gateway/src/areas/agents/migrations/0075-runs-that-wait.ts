import { sql, type Kysely } from 'kysely';

const statements = [
  // Every transaction that was open when the period was noted has a lower number: a bet that it settles may be of the period.
  `alter table agent_run add column noted_at_xid xid8 not null default pg_current_xact_id()`,
];

/** Runs wait for transactions that were open when their period was noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
