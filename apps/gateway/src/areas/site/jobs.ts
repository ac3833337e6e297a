import type { Jobs } from '../../jobs/job.ts';
import { sweepCore } from './sweep.ts';

export const siteJobs = {
  periodic: [{ name: 'sweep-spent', when: '*/15 * * * *', run: ({ db, now }) => sweepCore(db, now) }],
} as const satisfies Partial<Jobs>;
