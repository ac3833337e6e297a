import { sql, type Kysely } from 'kysely';

/** A promotion's title and description by language, which belong to a version like its terms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion_version add column texts jsonb not null default '{}'`.execute(db);
}
