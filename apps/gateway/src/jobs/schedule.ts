import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { TimedJobOf } from './job.ts';

export interface Scheduled {
  /** Unique per job and merchant: a scheduled key is not scheduled again, even after its job is done (for a week). */
  key: string;
  at: Date;
}

/**
 * Schedules a job for a given second on any free gateway; takes effect when the caller's transaction commits. Returns false if the key was
 * already scheduled, and then leaves that job as it is.
 */
export async function schedule<Payload extends object>(
  db: Db,
  job: Pick<TimedJobOf<Payload>, 'name' | 'payload'>,
  payload: Payload,
  { key, at }: Scheduled,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select job_put(${job.name}, ${key}, ${JSON.stringify(payload)}, ${at}) as is_new`.execute(db);
  return rows[0]!.is_new;
}
