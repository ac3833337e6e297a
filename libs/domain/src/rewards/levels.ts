import { monthAfter } from './merchant-days.ts';

/** A VIP level. Amounts are in minor units. */
export interface VipLevel {
  readonly level: number;
  /** Own valid stake in a month that reaches it. */
  readonly qualify: bigint;
  /** Own valid stake in a month that keeps it. */
  readonly keep: bigint;
  /** The gift for reaching it, once in a lifetime. */
  readonly levelUp: bigint;
}

/** A member's standing: `rank` counts levels; 0 is none. */
export interface LevelStanding {
  /** The merchant's month that `stake` belongs to, as `2026-11`. */
  readonly month: string;
  readonly stake: bigint;
  readonly rank: number;
  /** The highest rank ever, which decides about gifts. */
  readonly highest: number;
}

/**
 * A member's standing in a month after more own valid stake. First, each month that has ended without keeping the level lowers it by one;
 * then the level rises as far as the month's stake reaches (rewards.md 8). `levels` start with the lowest.
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
