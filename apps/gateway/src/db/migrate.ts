import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { functions } from './functions/index.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';

/**
 * Brings the database to the newest shape, with the SQL functions of this version; names of the migrations that ran.
 * Throws what the failing one threw.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  await putFunctions(db);
  return (results ?? []).map((r) => r.migrationName);
}

async function putFunctions(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two that start at once would replace the same function, which Postgres refuses.
    await sql`select pg_advisory_xact_lock(hashtextextended('parlour-functions', 0))`.execute(trx);
    for (const statement of functions) await sql.raw(statement).execute(trx);
  });
}
