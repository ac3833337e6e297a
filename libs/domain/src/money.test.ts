import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type Currency } from './currencies.ts';
import { languageCodes, languages } from './languages.ts';
import { add, currencySymbol, formatMoney, formatMoneyMark, fromDecimal, money, parseAmount, subtract, toDecimal } from './money.ts';

/** The contract carries up to 15 whole digits: the entire amount in a currency without minor units. */
const most = 10n ** 15n - 1n;
const anyMoney = fc
  .tuple(fc.bigInt({ min: -most, max: most }), fc.constantFrom(...(Object.keys(currencies) as Currency[])))
  .map(([minor, currency]) => money(minor, currency));

describe('money', () => {
  it('reads back what it wrote, in every currency', () => {
    fc.assert(
      fc.property(anyMoney, (m) => {
        expect(fromDecimal(toDecimal(m), m.currency)).toEqual(m);
      }),
    );
  });

  it('adds and subtracts without loss', () => {
    fc.assert(
      fc.property(anyMoney, fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (m, d) => {
        expect(subtract(add(m, money(d, m.currency)), money(d, m.currency))).toEqual(m);
      }),
    );
  });

  it('does not add taka to dong', () => {
    expect(() => add(money(1n, 'BDT'), money(1n, 'VND'))).toThrow(RangeError);
  });

  it.each([
    ['500', 'BDT', 50_000n],
    ['500.00', 'BDT', 50_000n],
    ['0.01', 'BDT', 1n],
    [' 12.5 ', 'BDT', 1250n],
    ['20000', 'VND', 20_000n],
    ['20000.00', 'VND', 20_000n],
  ] as const)('reads %s %s as %s minor units', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toEqual({ minor, currency });
  });

  it.each([
    ['0', 'amount_invalid'],
    ['0.00', 'amount_invalid'],
    ['-5', 'amount_invalid'],
    ['+5', 'amount_invalid'],
    ['1e3', 'amount_invalid'],
    ['1,000', 'amount_invalid'],
    ['.5', 'amount_invalid'],
    ['5.', 'amount_invalid'],
    ['NaN', 'amount_invalid'],
    ['Infinity', 'amount_invalid'],
    ['', 'amount_invalid'],
    ['১০০', 'amount_invalid'],
    ['1'.repeat(16), 'amount_invalid'],
    ['1.001', 'amount_decimals'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseAmount(text, 'BDT')).toBe(problem);
  });

  it('refuses half a dong', () => {
    expect(parseAmount('1000.5', 'VND')).toBe('amount_decimals');
  });

  it('shows two decimals and thousand separators, and no decimals where nobody counts in them', () => {
    expect(formatMoney(money(123_456_789n, 'BDT'), 'en')).toContain('1,234,567.89');
    expect(formatMoney(money(123_456_700n, 'BDT'), 'en')).toContain('1,234,567.00');
    expect(formatMoney(money(123_456_789n, 'BDT'), 'bn')).toContain('১২,৩৪,৫৬৭.৮৯');
    expect(formatMoney(money(1_234_567n, 'VND'), 'en')).toBe('₫1,234,567');
    expect(formatMoney(money(1_234_500n, 'IDR'), 'en')).toMatch(/12,345$/);
    expect(formatMoney(money(1_234_550n, 'IDR'), 'en')).toMatch(/12,345\.50$/);
  });

  it('has one symbol for a currency in every language of a script, in amounts, on axes and beside fields', () => {
    for (const currency of Object.keys(currencies) as Currency[])
      for (const code of languageCodes) {
        const { formatTag } = languages[code];
        const symbol = currencySymbol(currency, formatTag);
        for (const said of [formatMoney(money(500n, currency), formatTag), formatMoneyMark(5, currency, formatTag)])
          expect(said, code).toContain(symbol);
        expect(symbol, code).not.toMatch(/^[A-Z]{2}\p{Sc}/u);
      }
    expect(languageCodes.map((code) => currencySymbol('USD', languages[code].formatTag))).toEqual(languageCodes.map(() => '$'));
  });
});
