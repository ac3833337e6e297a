import type { Schema } from '../operation.ts';

type Dated = Pick<Schema<'PromotionView'>, 'from' | 'to' | 'deposits' | 'choices' | 'board'>;

/** How far this device's clock may be ahead of the gateway's, in ms; within that, what has just changed is requested again. */
const ahead = 60_000;
/** The pause between such requests, in ms. */
const again = 5_000;
/** Timers of browsers cannot wait longer than 24 days. */
const longest = 86_400_000;

/**
 * How long until time alone changes one of these promotions, in ms: it begins or ends, or something can no longer be claimed. Null if no
 * such moment is known.
 */
export function untilChange(promotions: readonly Dated[], now: number): number | null {
  const moments = promotions
    .flatMap(({ from, to, deposits = [], choices = [], board }) => [
      from,
      to,
      board?.end,
      ...[...deposits, ...choices].map(({ claimUntil }) => claimUntil),
    ])
    .flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]))
    .filter((moment) => moment > now - ahead);
  if (moments.length === 0) return null;
  return Math.min(Math.max(Math.min(...moments) - now, again), longest);
}
