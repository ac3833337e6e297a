import type { Schema } from '../operation.ts';

type Dated = Pick<Schema<'PromotionView'>, 'from' | 'to' | 'nextDay' | 'deposits' | 'choices' | 'mission' | 'board'>;

/** How far this device's clock may be ahead of the gateway's, in ms; within that, what has just changed is requested again. */
const tolerance = 60_000;
/** The pause between such requests, in ms. */
const again = 5_000;
/** Timers of browsers cannot wait longer than 24 days. */
const longest = 86_400_000;

/**
 * How long until time alone changes one of these promotions, in ms: it begins or ends, a new day or period begins, or something can no
 * longer be claimed. False if no such moment is known.
 */
export function untilChange(promotions: readonly Dated[], now: number): number | false {
  return untilNext(
    promotions.flatMap(({ from, to, nextDay, deposits = [], choices = [], mission, board }) => [
      from,
      to,
      nextDay,
      mission?.resetAt,
      board?.end,
      ...[...deposits, ...choices].map(({ claimUntil }) => claimUntil),
    ]),
    now,
  );
}

/** How long until the first of some moments, in ms; false if none of them is still to come. */
export function untilNext(moments: readonly (string | undefined)[], now: number): number | false {
  const ahead = moments
    .flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]))
    .filter((moment) => moment > now - tolerance);
  if (ahead.length === 0) return false;
  return Math.min(Math.max(Math.min(...ahead) - now, again), longest);
}
