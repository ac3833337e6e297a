import { sha256Hex } from '../fairness/index.ts';
import type { Odds } from './pack.ts';

/** An accepted line as the book of a draw contains it. */
export interface BookLine {
  readonly lineId: string;
  readonly type: string;
  readonly at?: string | null | undefined;
  readonly selection: readonly string[];
  /** Decimal text with the currency's decimals. */
  readonly unit: string;
  readonly costUnits: number;
  readonly odds: Odds;
  /** UTC, `2026-08-22T10:00:00.000Z`. */
  readonly placedAt: string;
}

/**
 * The accepted lines of a draw, one per line of text in ascending order of line id: the text that the book's hash covers (lottery.md 3).
 */
export function bookText(lines: readonly BookLine[]): string {
  return lines
    .toSorted((a, b) => (a.lineId < b.lineId ? -1 : a.lineId > b.lineId ? 1 : 0))
    .map(bookRow)
    .join('\n');
}

/** One line of the book; a player's ticket holds those of its own. */
export function bookRow({ lineId, type, at, selection, unit, costUnits, odds, placedAt }: BookLine): string {
  return [lineId, type, at ?? '', selection.join(','), unit, costUnits, writtenOdds(odds), placedAt].join('|');
}

/** SHA-256 of the book in lower-case hexadecimal. A server with a large book hashes `bookText` natively instead. */
export function bookHash(lines: readonly BookLine[]): string {
  return sha256Hex(bookText(lines));
}

function writtenOdds(odds: Odds): string {
  if (typeof odds === 'string') return odds;
  const keys = Object.keys(odds).sort();
  return keys.map((key) => `${key}=${odds[key]}`).join(',');
}
