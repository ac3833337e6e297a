import { sql, type Kysely } from 'kysely';

/** What a promotion is called and what it says to members, by language; it belongs to a version as its terms do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion_version add column texts jsonb not null default '{}'`.execute(db);
}
