import type { SchemaPart } from '../db/schema.ts';
import { jobLooks } from './functions/job-states.ts';
import { jobPut } from './functions/job-put.ts';

/** The function that schedules work from within a transaction; the queue's tables are pg-boss's own. */
export const jobSchema = {
  functions: [jobPut, ...jobLooks],
  functionRights: { job_put: ['app', 'worker', 'office'], job_states: ['office'], job_failures: ['office'], job_retry: ['office'] },
} satisfies SchemaPart;
