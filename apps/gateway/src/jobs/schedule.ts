import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { TimedJobOf } from './job.ts';

export interface Scheduled {
  /** Of this job and merchant: what is scheduled under a key once is not scheduled again, also after it was done (for a week). */
  key: string;
  at: Date;
}

/**
 * Has a job done at a time, to the second, by whichever gateway is free then; if and when the caller's transaction commits.
 * Gives false when it was scheduled under this key before: that one stays as it is.
 */
export async function schedule<Payload extends object>(
  db: Db,
  job: TimedJobOf<Payload>,
  payload: Payload,
  { key, at }: Scheduled,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select job_put(${job.name}, ${key}, ${JSON.stringify(payload)}, ${at}) as is_new`.execute(db);
  return rows[0]!.is_new;
}
