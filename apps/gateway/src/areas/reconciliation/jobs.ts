import type { Jobs } from '../../jobs/job.ts';
import { reconcileLately } from './reconcile-lately.ts';

export const reconciliationJobs = {
  periodic: [
    { name: 'reconcile', when: '43 4 * * *', run: ({ db, now, config }) => reconcileLately(db, now, config), alarm: 'books_differ' },
  ],
} as const satisfies Partial<Jobs>;
