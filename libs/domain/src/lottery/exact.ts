/** An exact fraction in lowest terms; the denominator is above 0. */
export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

export function ratio(top: bigint, bottom: bigint = 1n): Ratio {
  const divisor = gcd(top < 0n ? -top : top, bottom);
  return divisor === 0n ? { top: 0n, bottom: 1n } : { top: top / divisor, bottom: bottom / divisor };
}

export const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.top, a.bottom * b.bottom);

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compareRatios(a: Ratio, b: Ratio): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** With exactly this many decimals, rounded half up; `value` is not negative. */
export function decimalOf(value: Ratio, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const digits = ((2n * value.top * scale + value.bottom) / (2n * value.bottom)).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** How many sets of `k` there are among `n`. */
export function binomial(n: number | bigint, k: number): bigint {
  const from = BigInt(n);
  if (k < 0 || from < BigInt(k)) return 0n;
  let ways = 1n;
  for (let taken = 0n; taken < BigInt(k); taken += 1n) ways = (ways * (from - taken)) / (taken + 1n);
  return ways;
}
