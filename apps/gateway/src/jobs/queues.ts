import type { QueueSettings } from '../db/queue.ts';
import type { Jobs } from './job.ts';

const day = 24 * 3600;
/** A gateway killed during a job is noticed by its missing heartbeats, and another one runs the job a minute later. */
const noticed = { expireInSeconds: 300, heartbeatSeconds: 30 };

/** The queue of each job, by its name. */
export function queuesOf({ periodic, timed }: Jobs): QueueSettings[] {
  return [
    ...periodic.map(({ name }) => ({
      name,
      policy: 'stately' as const,
      retryLimit: 2,
      retryDelay: 5,
      retentionSeconds: 3600,
      deleteAfterSeconds: 3600,
      ...noticed,
    })),
    // Retried for several hours; a job that runs out of retries is kept for operators. Its key stays taken as long as the job is kept.
    ...timed.map(({ name, keptSeconds = 7 * day }) => ({
      name,
      policy: 'standard' as const,
      retryLimit: 12,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 1800,
      retentionSeconds: 14 * day,
      deleteAfterSeconds: keptSeconds,
      ...noticed,
    })),
  ];
}
