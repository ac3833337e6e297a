import type { SchemaPart } from '../db/schema.ts';
import { jobPut } from './functions/job-put.ts';

/** How work is scheduled from a transaction; the tables of the queue are pg-boss' own. */
export const jobSchema = {
  functions: [jobPut],
  functionRights: { job_put: ['app', 'worker', 'office'] },
} satisfies SchemaPart;
