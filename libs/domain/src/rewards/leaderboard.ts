import { periodOf } from './merchant-days.ts';

export const boardMeasures = ['validStake', 'bestMultiple', 'points'] as const;
/** What a board ranks by: the sum of valid own stakes, the highest multiple of a stake that a round paid, or the points earned. */
export type BoardMeasure = (typeof boardMeasures)[number];

export const boardWindows = ['day', 'week', 'month', 'once'] as const;
/** How long a board runs before it starts over; `once` for as long as its promotion. */
export type BoardWindow = (typeof boardWindows)[number];

/** The window that contains a day: its first day, and the first day after it; `once` has neither. */
export function boardWindow(window: BoardWindow, day: string): { start: string; end: string | null } {
  return window === 'once' ? { start: 'once', end: null } : periodOf(window, day);
}

/** A member's row on a board: `reachedAt` is when the measure reached its value, in milliseconds. */
export interface BoardEntry {
  readonly member: string;
  readonly measure: bigint;
  readonly reachedAt: number;
}

/** A row with its rank, from 1, and its prize in minor units, 0 for none. */
export interface BoardRow extends BoardEntry {
  readonly rank: number;
  readonly prize: bigint;
}

/** Ranks a board: the larger measure first, ties by the earlier time (rewards.md 9). Rows without a measure are left out. */
export function rankBoard(entries: readonly BoardEntry[], prizes: readonly bigint[]): BoardRow[] {
  return entries
    .filter(({ measure }) => measure > 0n)
    .toSorted(ahead)
    .map((entry, at) => ({ ...entry, rank: at + 1, prize: prizes[at] ?? 0n }));
}

function ahead(a: BoardEntry, b: BoardEntry): number {
  if (a.measure !== b.measure) return a.measure > b.measure ? -1 : 1;
  if (a.reachedAt !== b.reachedAt) return a.reachedAt - b.reachedAt;
  return a.member < b.member ? -1 : 1;
}
