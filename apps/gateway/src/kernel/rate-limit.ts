import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

export interface Limit {
  /** What is counted, such as `sms:address:203.0.113.7`. */
  bucket: string;
  max: number;
  windowSeconds: number;
  /** What one too many is refused with; `quota_exceeded` where waiting is no advice. `too_many_requests` unless told. */
  refusal?: 'too_many_requests' | 'quota_exceeded';
}

/** The uses of a bucket in its window, this one with them, and when the window ends. */
export interface Uses {
  uses: number;
  endsAt: Date;
}

/** Counts what all gateways of an installation see together. */
export interface Limiter {
  /**
   * Counts one use. A window begins with the first use after the last one ended, so no `max + 1` uses ever fall in one.
   * A count above `max` stays at `max + 1`, and does not lengthen the window.
   */
  count(limit: Limit, now: Date): Promise<Uses>;
}

/**
 * Counts one use of a bucket and refuses (with `retryAfter` seconds) when the window has had its
 * `max`. Call it outside the transaction of the work: what that rolls back has been used all the same, and the embedded
 * database has one connection.
 */
export async function limit({ limiter }: Pick<Context, 'limiter'>, asked: Limit, now: Date): Promise<void> {
  const { uses, endsAt } = await limiter.count(asked, now);
  if (uses > asked.max) throw tooMany(Math.ceil((endsAt.getTime() - now.getTime()) / 1000), asked.refusal);
}

/** The refusal that tells when to come back; the error handler also sends it as Retry-After. */
export function tooMany(retryAfter: number, code: Limit['refusal'] = 'too_many_requests'): Refusal {
  return new Refusal(code, { params: { retryAfter: Math.max(1, retryAfter) } });
}
