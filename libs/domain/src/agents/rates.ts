import { decimalText } from '../decimal-text.ts';

/** A rate in ten-thousandths of a percent, the finest that the platform knows: `"1.2"` percent is 12000. */
export type Rate = bigint;

const scale = 10_000n;
/** 100 percent. */
export const wholeRate: Rate = 100n * scale;

/** Reads a rate in percent with at most four decimals, such as `"0.25"` or `"-1"`; undefined for anything else. */
export function parseRate(text: unknown): Rate | undefined {
  if (typeof text !== 'string') return undefined;
  const match = /^(-?)(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return undefined;
  const size = BigInt(match[2]! + (match[3] ?? '').padEnd(4, '0'));
  return match[1] ? -size : size;
}

/** The rate in percent without needless zeros: `"1.2"`. */
export const writeRate = (rate: Rate): string => decimalText(rate, 4);

/** An amount times a rate, before it is truncated: sums of these are truncated once (`truncated`). */
export function untruncated(amount: bigint, rate: Rate): bigint {
  return amount * rate;
}

/** What sums of `untruncated` products come to in minor units, truncated toward zero. */
export function truncated(products: bigint): bigint {
  return products / wholeRate;
}

/** An amount times a rate in minor units, truncated toward zero. */
export function shareOf(amount: bigint, rate: Rate): bigint {
  return truncated(untruncated(amount, rate));
}
