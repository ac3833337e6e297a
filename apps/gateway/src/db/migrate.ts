import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { functions } from './functions/index.ts';
import type { Database, Db } from './database.ts';
import { migrations } from './migrations/index.ts';
import { putRoles, putTableRights, rightsOfFunctions } from './rights/put-rights.ts';

/**
 * Brings the database to the newest shape, with the SQL functions and the rights of this version; names of the
 * migrations that ran. Throws what the failing one threw.
 */
export async function migrate({ owner }: Pick<Database, 'owner'>): Promise<string[]> {
  const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  await putRoles(owner);
  await putFunctions(owner);
  await putTableRights(owner);
  return (results ?? []).map((r) => r.migrationName);
}

async function putFunctions(owner: Db): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    // Two that start at once would replace the same function, which Postgres refuses.
    await sql`select pg_advisory_xact_lock(hashtextextended('parlour-functions', 0))`.execute(trx);
    for (const statement of [...functions, rightsOfFunctions]) await sql.raw(statement).execute(trx);
  });
}
