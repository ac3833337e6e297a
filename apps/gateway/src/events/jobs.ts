import type { Jobs } from '../jobs/job.ts';
import { sweepEvents } from './store.ts';

const dayMs = 24 * 3600 * 1000;

/** Events are kept for a day: no page resumes after longer than that. */
export const eventJobs = {
  periodic: [{ name: 'sweep-events', when: '17 * * * *', run: ({ db, now }) => sweepEvents(db, new Date(now.getTime() - dayMs)) }],
} satisfies Partial<Jobs>;
