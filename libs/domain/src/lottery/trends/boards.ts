import type { RulePack } from '../pack.ts';
import type { DrawnResult } from '../result.ts';
import { specialTail, tailsOfResult } from './tail-stats.ts';

/** A digit of a tail, with whether the tail is the special prize's. */
export interface BoardDigit {
  readonly digit: string;
  readonly special: boolean;
}

export interface LotoBoard {
  /** By the first digit of the tail, 0 to 9: the last digits in ascending order. */
  readonly heads: readonly (readonly BoardDigit[])[];
  /** By the last digit, 0 to 9: the first digits. */
  readonly tails: readonly (readonly BoardDigit[])[];
}

/** The board of a result by heads and tails (bảng loto). One tail is marked as the special prize's, even if it came twice. */
export function lotoBoard(pack: RulePack, result: DrawnResult): LotoBoard {
  const [special, ...others] = tailsOfResult(pack, result);
  const marked = [{ tail: special!, special: true }, ...others.map((tail) => ({ tail, special: false }))];
  const byDigit = (at: 0 | 1) =>
    Array.from({ length: 10 }, (_, digit) =>
      marked
        .filter(({ tail }) => tail[at] === String(digit))
        .map(({ tail, special: isSpecial }) => ({ digit: tail[1 - at]!, special: isSpecial }))
        .sort((a, b) => Number(a.digit) - Number(b.digit) || Number(b.special) - Number(a.special)),
    );
  return { heads: byDigit(0), tails: byDigit(1) };
}

/** The special prize's tails by day of the week, Monday first; `draws` with their days, the oldest first. */
export function specialsByWeekday(
  pack: RulePack,
  draws: readonly { readonly day: string; readonly result: DrawnResult }[],
): readonly (readonly { readonly day: string; readonly tail: string }[])[] {
  return Array.from({ length: 7 }, (_, weekday) =>
    draws
      .filter(({ day }) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday)
      .map(({ day, result }) => ({ day, tail: specialTail(pack, result) })),
  );
}
