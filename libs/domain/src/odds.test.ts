import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertOdds, formatOdds, oddsDisplays } from './odds.ts';

describe('one price, written five ways', () => {
  test.each([
    // decimal, Hong Kong, Malay, Indonesian, American
    ['1.5', '1.50', '0.50', '0.50', '-2.00', '-200'],
    ['1.95', '1.95', '0.95', '0.95', '-1.05', '-105'],
    ['2', '2.00', '1.00', '1.00', '1.00', '+100'],
    ['2.50', '2.50', '1.50', '-0.67', '1.50', '+150'],
    ['4.3333', '4.33', '3.33', '-0.30', '3.33', '+333'],
    ['1.01', '1.01', '0.01', '0.01', '-100.00', '-10000'],
    ['101', '101.00', '100.00', '-0.01', '100.00', '+10000'],
  ])('%s', (price, ...written) => {
    expect(oddsDisplays.map((display) => convertOdds(price, display))).toEqual(written);
  });

  test.each(['1', '0.5', '0', '-2', '1.23456', '', 'evens', '2,5', '1e3'])('%j is no price', (price) => {
    for (const display of oddsDisplays) expect(() => convertOdds(price, display)).toThrow(RangeError);
  });

  test('each format can be converted back to the price, up to rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 102, max: 5000 }), (hundredths) => {
        const price = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        const american = Number(convertOdds(price, 'american'));
        const fromAmerican = 1 + (american > 0 ? american / 100 : 100 / -american);
        expect(Math.abs(fromAmerican - hundredths / 100)).toBeLessThan(0.01);
        for (const display of ['malay', 'indonesian'] as const) {
          const value = Number(convertOdds(price, display));
          // A positive value is what one staked wins, a negative one what must be staked to win one.
          const profit = (hundredths - 100) / 100;
          expect(Math.abs(Math.abs(value) - (value > 0 ? profit : 1 / profit))).toBeLessThan(0.005 + 1e-9);
        }
      }),
    );
  });
});

test('in the digits of the locale, without separators', () => {
  expect(formatOdds('1.95', 'decimal', 'en')).toBe('1.95');
  expect(formatOdds('1.95', 'decimal', 'bn')).toBe('১.৯৫');
  expect(formatOdds('1.95', 'decimal', 'vi')).toBe('1,95');
  expect(formatOdds('101', 'american', 'en')).toBe('+10000');
});
