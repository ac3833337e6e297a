import type { Jobs } from '../../jobs/job.ts';
import { depositExpiry, expireDeposits } from './deposits.ts';
import { receiveOverdue } from './withdrawals.ts';

export const walletJobs = {
  timed: [depositExpiry],
  periodic: [
    // Each deposit expires by its own job; this finds those that were begun before there were such jobs, or whose job failed.
    { name: 'expire-deposits', when: '*/10 * * * *', run: ({ db, now }) => expireDeposits(db, now) },
    {
      name: 'receive-overdue-withdrawals',
      when: '*/5 * * * *',
      run: ({ db, now, config }) => receiveOverdue(db, now, config.withdrawals.receivedAfterMinutes),
    },
  ],
} as const satisfies Jobs;
