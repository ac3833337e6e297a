import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Db } from '../kernel/tables.ts';
import type { Schema } from './schema.ts';
import { putRoles, putTableRights, rightsOfFunctions } from './rights/put-rights.ts';

/**
 * Migrates the database to this release, with its SQL functions and rights; returns the names of the migrations that ran. Throws the error
 * of a failing migration.
 */
export async function migrate({ owner }: Pick<Database, 'owner'>, schema: Schema): Promise<string[]> {
  const migrator = new Migrator({
    db: owner,
    provider: { getMigrations: async () => ({ ...schema.migrations }) },
    // Areas are developed in parallel, so a migration with a lower number may arrive later. None alters another area's tables.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  await putRoles(owner);
  await putFunctions(owner, schema);
  await putTableRights(owner, schema.rights);
  return (results ?? []).map((r) => r.migrationName);
}

async function putFunctions(owner: Db, { functions, droppedFunctions, functionRights }: Schema): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    // Two gateways that start at once would replace the same function, which Postgres refuses.
    await sql`select pg_advisory_xact_lock(hashtextextended('parlour-functions', 0))`.execute(trx);
    for (const name of droppedFunctions) await sql.raw(`drop function if exists ${name}`).execute(trx);
    for (const statement of [...functions, rightsOfFunctions(functionRights)]) await sql.raw(statement).execute(trx);
  });
}
