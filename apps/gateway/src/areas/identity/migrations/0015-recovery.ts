import { sql, type Kysely } from 'kysely';

/** Sessions started by a link in a mail, and the pause of withdrawals after a forgotten password was replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table session add column recovering boolean not null default false`,
  `alter table member add column withdrawals_paused_until timestamptz`,
];
