import { sql, type Kysely } from 'kysely';

/** Members who are agents: they log in at the agents' entrance only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column agent boolean not null default false`.execute(db);
}
