/**
 * The currencies that a brand may use. `exponent` is the number of minor digits (ISO 4217), in which accounts are kept; `wholeOnly` means
 * that amounts are written without them in daily life.
 */
export const currencies = {
  BDT: { exponent: 2, wholeOnly: false },
  VND: { exponent: 0, wholeOnly: true },
  USD: { exponent: 2, wholeOnly: false },
  EUR: { exponent: 2, wholeOnly: false },
  INR: { exponent: 2, wholeOnly: false },
  THB: { exponent: 2, wholeOnly: false },
  CNY: { exponent: 2, wholeOnly: false },
  JPY: { exponent: 0, wholeOnly: true },
  KRW: { exponent: 0, wholeOnly: true },
  IDR: { exponent: 2, wholeOnly: true },
  MYR: { exponent: 2, wholeOnly: false },
  PHP: { exponent: 2, wholeOnly: false },
  BRL: { exponent: 2, wholeOnly: false },
  AED: { exponent: 2, wholeOnly: false },
} as const satisfies Record<string, { exponent: number; wholeOnly: boolean }>;

export type Currency = keyof typeof currencies;

/** True when `code` is a currency that the platform keeps accounts in. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}
