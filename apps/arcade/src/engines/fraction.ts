/** An exact share, in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator * sign);
  return { numerator: (numerator * sign) / divisor, denominator: (denominator * sign) / divisor };
}

/** A whole number, or the share `value` / `of`. */
export function share(value: number | bigint, of: number | bigint = 1): Fraction {
  return fraction(BigInt(value), BigInt(of));
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return addFractions(a, { ...b, numerator: -b.numerator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The decimal with `digits` places of a fraction that is not negative, halves rounded up. */
export function toFixed({ numerator, denominator }: Fraction, digits: number): string {
  const scaled = (numerator * 10n ** BigInt(digits) * 2n + denominator) / (denominator * 2n);
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The n of "one in n" for a chance, to two places; 0.00 for what never happens. */
export function oneIn(chance: Fraction): string {
  return toFixed(chance.numerator === 0n ? zero : divide(one, chance), 2);
}

/** The nearest number to 12 places, for figures that are shown with six. */
export function toNumber(value: Fraction): number {
  const negative = value.numerator < 0n;
  const size = Number(toFixed(negative ? { ...value, numerator: -value.numerator } : value, 12));
  return negative ? -size : size;
}

/** Percent with two decimals, as packs state it to players. */
export function toPercent(value: Fraction): string {
  return toFixed(multiply(value, share(100)), 2);
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
