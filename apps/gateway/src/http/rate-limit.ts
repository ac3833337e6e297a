import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { Refusal } from './refusal.ts';

export interface Limit {
  /** What is counted, such as `sms:address:203.0.113.7`. */
  bucket: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one use of a bucket and refuses (too_many_requests with `retryAfter` seconds) when the window has had its
 * `max`. A window begins with the first use after the last one ended, so no `max + 1` uses ever fall in one; a refused
 * use does not lengthen it. Call it outside the transaction of the work: a rolled-back count counts nothing.
 */
export async function limit(db: Db, { bucket, max, windowSeconds }: Limit, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + windowSeconds * 1000);
  const row = await db
    .insertInto('rate_limit')
    .values({ bucket, uses: 1, expires_at: expires })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        uses: sql`case when rate_limit.expires_at <= ${now} then 1 else least(rate_limit.uses, ${max}::integer) + 1 end`,
        expires_at: sql`case when rate_limit.expires_at <= ${now} then ${expires} else rate_limit.expires_at end`,
      }),
    )
    .returning(['uses', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (row.uses > max) throw tooMany(Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000));
}

/** The refusal that tells when to come back; the error handler also sends it as Retry-After. */
export function tooMany(retryAfter: number): Refusal {
  return new Refusal('too_many_requests', { params: { retryAfter: Math.max(1, retryAfter) } });
}
