import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Updates the embedded engine's table statistics, which a Postgres server does automatically. Without them the planner assumes small
 * tables: a page of ten thousand games took twelve seconds instead of twenty milliseconds.
 */
export async function learnStatistics({ owner }: Pick<Database, 'owner'>): Promise<void> {
  await sql`analyze`.execute(owner);
}
