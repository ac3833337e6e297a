import { decimalText } from '../decimal-text.ts';

/** The whole of a percentage: percentages are kept in ten-thousandths of a per cent, so 70 % is 700,000. */
const wholePercent = 1_000_000n;

const percentPattern = /^(\d{1,9})(?:\.(\d{1,4}))?$/;
const multiplePattern = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Parses a percentage of at most four decimals, `0.60`, into ten-thousandths of a per cent; null for any other text (rewards.md 6). */
export function parsePercent(text: string): bigint | null {
  return parseFixed(text, percentPattern, 4);
}

/** Parses a multiple of at most two decimals, `1.5`, into hundredths; null for any other text (rewards.md 6). */
export function parseMultiple(text: string): bigint | null {
  return parseFixed(text, multiplePattern, 2);
}

function parseFixed(text: string, pattern: RegExp, decimals: number): bigint | null {
  const match = pattern.exec(text);
  return match ? BigInt(match[1]! + (match[2] ?? '').padEnd(decimals, '0')) : null;
}

/** A percentage of an amount in minor units, rounded down. `percent` is in ten-thousandths of a per cent. */
export function share(minor: bigint, percent: bigint): bigint {
  return (minor * percent) / wholePercent;
}

/** A multiple of an amount in minor units, rounded up: a requirement. `multiple` is in hundredths. */
export function multipleUp(minor: bigint, multiple: bigint): bigint {
  return (minor * multiple + 99n) / 100n;
}

/** A multiple of an amount in minor units, rounded down: a cap. `multiple` is in hundredths. */
export function multipleDown(minor: bigint, multiple: bigint): bigint {
  return (minor * multiple) / 100n;
}

/** The smaller of two amounts. */
export function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** A percentage as terms write it, `0.5`; in ten-thousandths of a per cent. */
export const percentText = (percent: bigint): string => decimalText(percent, 4);

/** A multiple as terms write it, `1.5`; in hundredths. */
export const multipleText = (multiple: bigint): string => decimalText(multiple, 2);
