import { sql, type Kysely } from 'kysely';

/** The rank of each game's name in each language, so that a list by name reads one page instead of all names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table game add column name_places jsonb not null default '{}'`).execute(db);
}
