import { sql, type Kysely } from 'kysely';

/** Where a game stands among all games by its name, for each language: a list by name reads one page, and not all names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table game add column name_places jsonb not null default '{}'`).execute(db);
}
