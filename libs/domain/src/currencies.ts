/** ISO 4217 data of each currency that a brand may use: `exponent` is the number of minor digits. */
export const currencies = {
  BDT: { exponent: 2, symbol: '৳' },
  VND: { exponent: 0, symbol: '₫' },
  USD: { exponent: 2, symbol: '$' },
  EUR: { exponent: 2, symbol: '€' },
  INR: { exponent: 2, symbol: '₹' },
  THB: { exponent: 2, symbol: '฿' },
  CNY: { exponent: 2, symbol: '¥' },
  JPY: { exponent: 0, symbol: '¥' },
  KRW: { exponent: 0, symbol: '₩' },
  IDR: { exponent: 2, symbol: 'Rp' },
  MYR: { exponent: 2, symbol: 'RM' },
  PHP: { exponent: 2, symbol: '₱' },
  BRL: { exponent: 2, symbol: 'R$' },
  AED: { exponent: 2, symbol: 'د.إ' },
} as const satisfies Record<string, { exponent: number; symbol: string }>;

export type Currency = keyof typeof currencies;

/** True when `code` is a currency that the platform keeps accounts in. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}
