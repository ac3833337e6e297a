import { monthAfter } from './merchant-days.ts';

/** A VIP level. Amounts are in minor units. */
export interface VipLevel {
  readonly level: number;
  /** Valid own stake of a month that reaches it. */
  readonly qualify: bigint;
  /** Valid own stake of a month that keeps it. */
  readonly keep: bigint;
  /** The gift for reaching it, once for life. */
  readonly levelUp: bigint;
}

/** How a member stands: `rank` counts levels from 0 for none. */
export interface LevelStanding {
  /** The merchant's month that `stake` belongs to, as `2026-11`. */
  readonly month: string;
  readonly stake: bigint;
  readonly rank: number;
  /** The highest rank ever, which decides about gifts. */
  readonly highest: number;
}

/**
 * The standing in a month, with more valid own stake added: months that have ended first take the level that was not kept, one each;
 * then the level rises as far as the month's stake reaches (rewards.md 8). `levels` begin with the lowest.
 */
export function standingIn(levels: readonly VipLevel[], before: LevelStanding, month: string, added = 0n): LevelStanding {
  let { rank, stake } = before;
  let at = before.month;
  while (at < month) {
    if (rank > 0 && stake < levels[rank - 1]!.keep) rank -= 1;
    rank = risen(levels, rank, 0n);
    at = stake === 0n && rank === 0 ? month : monthAfter(at);
    stake = 0n;
  }
  stake += added;
  rank = risen(levels, rank, stake);
  return { month: at, stake, rank, highest: Math.max(before.highest, rank) };
}

function risen(levels: readonly VipLevel[], from: number, stake: bigint): number {
  let rank = from;
  while (rank < levels.length && stake >= levels[rank]!.qualify) rank += 1;
  return rank;
}
