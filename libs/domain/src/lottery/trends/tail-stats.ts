import { hasPrizes, type RulePack } from '../pack.ts';
import type { DrawnResult } from '../result.ts';
import { tailsOf } from '../rules/winners.ts';

/** The last two digits of every number of a result, the special prize's first. */
export function tailsOfResult(pack: RulePack, result: DrawnResult): readonly string[] {
  return tailsOf(pack, 'all', result, 2);
}

/** The last two digits of a pack's first prize. */
export function specialTail(pack: RulePack, result: DrawnResult): string {
  if (!hasPrizes(pack.result)) throw new RangeError(`${pack.id} has no prizes`);
  return result[pack.result.prizes[0]!.name]![0]!.slice(-2);
}

/** The statistics of a tail in a window of draws. */
export interface TailStats {
  readonly tail: string;
  /** How often it came, counting repetitions in a draw. */
  readonly hits: number;
  /** In how many draws it came. */
  readonly draws: number;
  /** Draws since it last came: 0 if it came in the last one, the size of the window if never. */
  readonly gap: number;
}

export const allTails: readonly string[] = Array.from({ length: 100 }, (_, tail) => String(tail).padStart(2, '0'));

/** Each tail from 00 to 99 in the last `window` draws, or in all of them if there are fewer. `draws` are tails, the oldest draw first. */
export function tailStats(draws: readonly (readonly string[])[], window: number): { window: number; tails: readonly TailStats[] } {
  const last = draws.slice(-Math.min(window, draws.length));
  const stats = new Map(allTails.map((tail) => [tail, { tail, hits: 0, draws: 0, gap: last.length }]));
  last.forEach((tails, index) => {
    for (const tail of tails) {
      const found = stats.get(tail);
      if (!found) continue;
      found.hits += 1;
      // A tail that comes twice in a draw counts as one draw.
      if (found.gap !== last.length - 1 - index) found.draws += 1;
      found.gap = last.length - 1 - index;
    }
  });
  return { window: last.length, tails: [...stats.values()] };
}

const listed = 10;

/** The ten tails with most hits; ties go to the one that came later, then to the smaller number. */
export function hotTails(tails: readonly TailStats[]): readonly TailStats[] {
  return tails.toSorted((a, b) => b.hits - a.hits || a.gap - b.gap || (a.tail < b.tail ? -1 : 1)).slice(0, listed);
}

/** The ten tails that came longest ago; ties go to the one with fewer hits, then to the smaller number. */
export function coldTails(tails: readonly TailStats[]): readonly TailStats[] {
  return tails.toSorted((a, b) => b.gap - a.gap || a.hits - b.hits || (a.tail < b.tail ? -1 : 1)).slice(0, listed);
}

/** For how many draws a tail has not come, now and at the longest (lô gan). */
export interface TailGap {
  readonly tail: string;
  readonly current: number;
  readonly longest: number;
}

/** Gaps over all these draws, the oldest first. */
export function tailGaps(draws: readonly (readonly string[])[]): readonly TailGap[] {
  const gaps = new Map(allTails.map((tail) => [tail, { tail, current: 0, longest: 0 }]));
  for (const tails of draws) {
    const came = new Set(tails);
    for (const gap of gaps.values()) {
      gap.current = came.has(gap.tail) ? 0 : gap.current + 1;
      gap.longest = Math.max(gap.longest, gap.current);
    }
  }
  return [...gaps.values()];
}
