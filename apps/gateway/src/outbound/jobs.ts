import type { Jobs } from '../jobs/job.ts';
import { sweepOutbox } from './outbox.ts';

/** Forgets calls that are long over. Those that are due, each gateway looks for by itself (jobs/run-jobs.ts). */
export const outboundJobs = {
  periodic: [{ name: 'sweep-outbox', when: '*/10 * * * *', run: ({ db, now }) => sweepOutbox(db, now) }],
} as const satisfies Partial<Jobs>;
