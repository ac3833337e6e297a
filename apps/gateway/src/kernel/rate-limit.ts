import { tiersOf } from './network-of.ts';
import { Refusal } from './refusal.ts';

export interface Limit {
  /** What is counted, such as `sms:address:203.0.113.7`. */
  bucket: string;
  max: number;
  windowSeconds: number;
  /** The error code above the limit: `too_many_requests` by default, `quota_exceeded` if waiting does not help. */
  refusal?: 'too_many_requests' | 'quota_exceeded';
}

/** How often a bucket was used in its window, this use included, and when the window ends. */
export interface Uses {
  uses: number;
  endsAt: Date;
}

/** Counts uses across all gateways of an installation. */
export interface Limiter {
  /**
   * Counts one use. A window starts with the first use after the previous one ended, so it never admits `max + 1` uses. Above `max`, the
   * count stays at `max + 1` and the window is not extended.
   */
  count(limit: Limit, now: Date): Promise<Uses>;
}

/**
 * Counts one use of a bucket; above the window's `max`, throws a Refusal with `retryAfter` in seconds. Call it outside the transaction of
 * the limited work, since a rolled-back attempt must still count, and the embedded database has only one connection.
 */
export async function limit({ limiter }: { limiter: Limiter }, asked: Limit, now: Date): Promise<void> {
  const { uses, endsAt } = await limiter.count(asked, now);
  if (uses > asked.max) throw tooMany(Math.ceil((endsAt.getTime() - now.getTime()) / 1000), asked.refusal);
}

/**
 * The same per address: `max` is the limit of a single address, and the networks around it have limits of their own. `bucket` does not
 * contain the address.
 */
export async function limitByAddress(context: { limiter: Limiter; network: string }, asked: Limit, now: Date): Promise<void> {
  for (const { key, times } of tiersOf(context.network))
    await limit(context, { ...asked, bucket: `${asked.bucket}:${key}`, max: asked.max * times }, now);
}

/** The refusal that says when to retry; the error handler also sends it as Retry-After. */
export function tooMany(retryAfter: number, code: Limit['refusal'] = 'too_many_requests'): Refusal {
  return new Refusal(code, { params: { retryAfter: Math.max(1, retryAfter) } });
}
