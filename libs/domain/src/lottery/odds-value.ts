import type { Odds } from './pack.ts';

/** Odds are counted in ten thousandths. */
export const oddsScale = 10_000n;

/** Parses odds into ten thousandths: above 0, at most 6 whole digits and 4 decimals; undefined for anything else. */
export function parseOdds(text: unknown): bigint | undefined {
  const match = typeof text === 'string' ? /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text) : null;
  if (!match) return undefined;
  const scaled = BigInt(match[1]! + (match[2] ?? '').padEnd(4, '0'));
  return scaled > 0n ? scaled : undefined;
}

/** Writes ten thousandths as decimal text without trailing zeros. */
export function oddsText(scaled: bigint): string {
  const digits = scaled.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}

/** The odds of one hit in ten thousandths; 0 for a key that pays nothing. `odds` must be valid. */
export function oddsOf(odds: Odds, key: string): bigint {
  const text = typeof odds === 'string' ? odds : Object.hasOwn(odds, key) ? odds[key] : undefined;
  return text === undefined ? 0n : parseOdds(text)!;
}

/** The lowest and the highest of a type's or a line's odds, in ten thousandths. */
export function oddsRange(odds: Odds): { lowest: bigint; highest: bigint } {
  const all = (typeof odds === 'string' ? [odds] : Object.values(odds)).map((text) => parseOdds(text)!);
  const sorted = all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return { lowest: sorted[0]!, highest: sorted.at(-1)! };
}

/** Whether two odds pay the same, however they are written: `98` and `98.00` do. */
export function sameOdds(a: Odds, b: Odds): boolean {
  if (typeof a === 'string' || typeof b === 'string') return typeof a === typeof b && parseOdds(a) === parseOdds(b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && parseOdds(a[key]) === parseOdds(b[key]));
}
