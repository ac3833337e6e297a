import { sql, type Kysely } from 'kysely';

const statements = [
  // What the round added to the progress of its grant; null until it is settled, and for rounds settled before this migration.
  sql`alter table round add column progress bigint`,
  sql`create index round_of_grant on round (grant_id, settled_at desc, id desc) where progress is not null`,
];

/** What each round counted towards a bonus, so that members can follow its progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
