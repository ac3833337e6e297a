import { tiersOf } from './network-of.ts';
import { Refusal } from './refusal.ts';

export interface Limit {
  /** What is counted, such as `sms:address:203.0.113.7`. */
  bucket: string;
  max: number;
  windowSeconds: number;
  /** Refusal code above the limit: `too_many_requests` by default, `quota_exceeded` where waiting does not help. */
  refusal?: 'too_many_requests' | 'quota_exceeded';
}

/** The uses of a bucket in its window, including this one, and when the window ends. */
export interface Uses {
  uses: number;
  endsAt: Date;
}

/** Counts uses across all gateways of an installation. */
export interface Limiter {
  /**
   * Counts one use. A window starts with the first use after the previous one ended, so it never admits `max + 1` uses. A count above
   * `max` stays at `max + 1`, and does not lengthen the window.
   */
  count(limit: Limit, now: Date): Promise<Uses>;
}

/**
 * Counts one use of a bucket, and refuses (with `retryAfter` in seconds) above the window's `max`. Call it outside the transaction of
 * the work: a rolled-back attempt still counts, and the embedded database has only one connection.
 */
export async function limit({ limiter }: { limiter: Limiter }, asked: Limit, now: Date): Promise<void> {
  const { uses, endsAt } = await limiter.count(asked, now);
  if (uses > asked.max) throw tooMany(Math.ceil((endsAt.getTime() - now.getTime()) / 1000), asked.refusal);
}

/**
 * The same for each address: `max` is what one address may use, and the networks around it have limits of their own. `bucket` is without
 * the address.
 */
export async function limitByAddress(context: { limiter: Limiter; network: string }, asked: Limit, now: Date): Promise<void> {
  for (const { key, times } of tiersOf(context.network))
    await limit(context, { ...asked, bucket: `${asked.bucket}:${key}`, max: asked.max * times }, now);
}

/** The refusal that says when to retry; the error handler also sends it as Retry-After. */
export function tooMany(retryAfter: number, code: Limit['refusal'] = 'too_many_requests'): Refusal {
  return new Refusal(code, { params: { retryAfter: Math.max(1, retryAfter) } });
}
