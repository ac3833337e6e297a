import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@parlour/gateway/inside';

/**
 * Puts a job into the queue several times, to be run side by side: a job must not rely on the queue's own policy, which lets one run at a
 * time. Returns the jobs' ids.
 */
export async function queueJob(db: Db, name: string, times = 1, data: object = {}): Promise<string[]> {
  const ids = Array.from({ length: times }, () => randomUUID());
  for (const id of ids)
    await sql`insert into pgboss.job (id, name, data, policy) values (${id}, ${name}, ${JSON.stringify(data)}::jsonb, 'standard')`.execute(
      db,
    );
  return ids;
}

/** Waits until every one of these jobs has ended; false if they have not within this many ms. */
export async function jobsDone(db: Db, ids: readonly string[], patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from pgboss.job where id = any(${ids as string[]}) and state not in ('completed', 'failed')`.execute(db);
    if (rows[0]!.left === 0) return true;
    await setTimeout(100);
  }
  return false;
}
