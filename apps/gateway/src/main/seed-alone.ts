import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';

/** Until the caller's transaction ends, no other gateway that starts on this database seeds it. */
export async function seedAlone(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('parlour:seed', 0))`.execute(trx);
}
