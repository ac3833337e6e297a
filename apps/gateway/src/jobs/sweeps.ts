import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { demoDays } from '../areas/catalogue/demo-player.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { isLive } from '../areas/identity/session/live.ts';
import { endSession } from '../areas/identity/session/sessions.ts';

const day = 24 * 3600 * 1000;

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

/** Forgets which browser had which play money when it has not come back; the ledger keeps what was played. How many. */
export async function sweepDemoPlayers(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('demo_player')
    .where('last_seen_at', '<', new Date(now.getTime() - demoDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
