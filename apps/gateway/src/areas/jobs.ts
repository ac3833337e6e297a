import { sweepEvents } from '../events/store.ts';
import { gatherJobs, type Jobs } from '../jobs/job.ts';
import { queuesOf } from '../jobs/queues.ts';
import { catalogueJobs } from './catalogue/jobs.ts';
import { identityJobs } from './identity/jobs.ts';
import { reconciliationJobs } from './reconciliation/jobs.ts';
import { siteJobs } from './site/jobs.ts';
import { walletJobs } from './wallet/jobs.ts';

const day = 24 * 3600 * 1000;

const eventJobs: Partial<Jobs> = {
  periodic: [{ name: 'sweep-events', when: '17 * * * *', run: ({ db, now }) => sweepEvents(db, new Date(now.getTime() - day)) }],
};

/** The jobs of every area, and the queues in which they wait. */
export const jobs = gatherJobs([eventJobs, identityJobs, catalogueJobs, walletJobs, siteJobs, reconciliationJobs]);
export const jobQueues = queuesOf(jobs);
