import type { Jobs } from '../jobs/job.ts';
import { outboundCallJob, sweepOutbox } from './outbox.ts';

/** Calls that were not made right after their commit, and what is long over. */
export const outboundJobs = {
  timed: [outboundCallJob],
  periodic: [{ name: 'sweep-outbox', when: '*/10 * * * *', run: ({ db, now, outbox }) => sweepOutbox(db, outbox, now) }],
} as const satisfies Jobs;
