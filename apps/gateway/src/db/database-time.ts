import { sql } from 'kysely';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../kernel/tables.ts';

/** The database's time, for decisions that must not depend on a gateway's clock (security C08, F05); a test's clock overrides it. */
export async function databaseTime(db: Db, clock: Pick<Clock, 'statementTime'>): Promise<Date> {
  const told = clock.statementTime();
  if (told) return told;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}
