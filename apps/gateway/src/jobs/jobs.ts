import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { sweepEvents } from '../events/store.ts';
import { expireDeposits } from '../areas/wallet/deposits.ts';
import { receiveOverdue } from '../areas/wallet/withdrawals.ts';
import { sweepCore } from '../areas/site/sweep.ts';
import { reconcileLately } from '../areas/reconciliation/reconcile-lately.ts';
import { endDeadSessions, sweepDemoPlayers } from './sweeps.ts';

const day = 24 * 3600 * 1000;

/** Work that returns. Each is idempotent: any number of gateways may run it, and again after a crash. */
export interface Job {
  /** Cron, UTC. */
  when: string;
  /** How many things it did. */
  run(db: Db, now: Date, config: JobConfig): Promise<number>;
  /** Where having had anything to do is a reason to wake somebody: the security event that says so. */
  alarm?: 'books_differ';
}
export type JobConfig = Pick<Config, 'session' | 'withdrawals' | 'payments' | 'port' | 'vendors'>;

export const jobs = {
  'expire-deposits': { when: '* * * * *', run: (db, now) => expireDeposits(db, now) },
  'receive-overdue-withdrawals': {
    when: '*/5 * * * *',
    run: (db, now, { withdrawals }) => receiveOverdue(db, now, withdrawals.receivedAfterMinutes),
  },
  'end-dead-sessions': { when: '*/5 * * * *', run: (db, now, { session }) => endDeadSessions(db, session, now) },
  'sweep-events': { when: '17 * * * *', run: (db, now) => sweepEvents(db, new Date(now.getTime() - day)) },
  'sweep-spent': { when: '*/15 * * * *', run: (db, now) => sweepCore(db, now) },
  reconcile: {
    when: '43 4 * * *',
    run: (db, now, config) => reconcileLately(db, now, config),
    alarm: 'books_differ',
  },
  'sweep-demo-players': { when: '29 3 * * *', run: (db, now) => sweepDemoPlayers(db, now) },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
