import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';

/** Brings the database to the newest shape; names of the migrations that ran. Throws what the failing one threw. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((r) => r.migrationName);
}
