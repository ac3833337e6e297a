import { sql } from 'kysely';
import type { Config } from '../../kernel/config.ts';
import type { Db } from '../../kernel/tables.ts';
import type { Jobs } from '../../jobs/job.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { isLive } from './session/live.ts';
import { sweepSpent } from './sweep.ts';
import { endSession } from './session/sessions.ts';

export const identityJobs = {
  periodic: [
    { name: 'end-dead-sessions', when: '*/5 * * * *', run: ({ db, now, config }) => endDeadSessions(db, config.session, now) },
    { name: 'sweep-spent', when: '*/15 * * * *', run: ({ db, now }) => sweepSpent(db, now) },
  ],
} as const satisfies Partial<Jobs>;

/** Ends sessions that are idle too long or too old, and notifies their pages; returns how many. */
export async function endDeadSessions(db: Db, times: Config['session'], now: Date): Promise<number> {
  const dead = await db
    .selectFrom('session')
    .select('id')
    .where(sql<boolean>`not ${isLive(times, now)}`)
    .execute();
  // One transaction per session: if one transaction held the events of several members, transactions could wait for each other.
  for (const { id } of dead) await inTransaction(db, (trx) => endSession(trx, id, { expired: true }));
  return dead.length;
}
