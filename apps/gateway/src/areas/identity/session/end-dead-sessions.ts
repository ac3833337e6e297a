import { sql } from 'kysely';
import type { Config } from '../../../kernel/config.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { isLive } from './live.ts';
import { endSession } from './sessions.ts';

/** Ends sessions that are idle too long or too old, and tells their pages; how many. */
export async function endDeadSessions(db: Db, times: Config['session'], now: Date): Promise<number> {
  const dead = await db
    .selectFrom('session')
    .select('id')
    .where(sql<boolean>`not ${isLive(times, now)}`)
    .execute();
  // One transaction each: the events of several members in one could wait for one another.
  for (const { id } of dead) await inTransaction(db, (trx) => endSession(trx, id, { expired: true }));
  return dead.length;
}
