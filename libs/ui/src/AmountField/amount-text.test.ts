import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterEdit, amountFormat } from './amount-format.ts';
import { amountText } from './amount-text.ts';

test('any text becomes digits and at most one point with the allowed decimals', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), fc.constantFrom('.' as const, ',' as const), (typed, decimals, point) => {
      expect(amountText(typed, decimals, point)).toMatch(
        decimals === 0 ? /^\d{0,15}$/ : new RegExp(`^(\\d{0,15}|\\d{1,15}\\.\\d{0,${decimals}})$`),
      );
    }),
  );
});

test('an amount stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('.' as const, ',' as const), (typed, point) => {
      const once = amountText(typed, 2, point);
      expect(amountText(once, 2, point)).toBe(once);
    }),
  );
});

test.each([
  ['৳ 1,250.00', 2, '.', '1250.00'],
  ['৳১২,৫০,০০০.৫০', 2, '.', '1250000.50'],
  ['١٬٢٥٠٫٥٠', 2, '.', '1250.50'],
  ['๑,๒๕๐', 2, '.', '1250'],
  ['1.250.000,00 ₫', 0, ',', '1250000'],
  ['1.250.000', 0, ',', '1250000'],
  ['1.250', 0, ',', '1250'],
  ['1.250,5', 2, ',', '1250.5'],
  ['1250.00', 0, ',', '1250'],
  ['1,250', 0, '.', '1250'],
  ['1,250', 2, '.', '1250'],
  ['12,5', 2, '.', '12.5'],
  ['100.559', 2, '.', '100.55'],
  ['Tk. 500', 2, '.', '500'],
  ['Rs.1,250.75/-', 2, '.', '1250.75'],
  ['500 USD', 2, '.', '500'],
  ['.5', 2, '.', '0.5'],
  ['no amount', 2, '.', ''],
] as const)('%s with %i decimals and the point "%s" is %s', (text, decimals, point, amount) => {
  expect(amountText(text, decimals, point)).toBe(amount);
});

test.each([
  ['en', '1250000.5', '1,250,000.5'],
  ['bn', '1250000.5', '12,50,000.5'],
  ['vi', '1250000', '1.250.000'],
  ['ar', '1250000.5', '1,250,000.5'],
  ['th', '12.', '12.'],
  ['en', '', ''],
  ['en', '999999999999999', '999,999,999,999,999'],
])('in %s %s is shown as %s', (locale, value, shown) => {
  expect(amountFormat(locale).show(value)).toBe(shown);
});

test('typed key by key, the amount is what was typed and the caret stays at the end', () => {
  const keys = fc.array(fc.constantFrom(...'0123456789.,'), { maxLength: 18 });
  fc.assert(
    fc.property(keys, fc.constantFrom('en', 'bn', 'vi', 'ar'), fc.integer({ min: 0, max: 2 }), (typed, locale, decimals) => {
      const format = amountFormat(locale);
      let value = '';
      for (const inserted of typed) {
        const shown = format.show(value);
        const edit = afterEdit(
          { text: shown + inserted, caret: shown.length + 1, inserted, erased: null, previous: value, decimals },
          format,
        );
        expect(edit.caret).toBe(format.show(edit.value).length);
        value = edit.value;
      }
      const [whole = '', ...rest] = typed.join('').replaceAll(',', '.').split('.');
      if (decimals === 0)
        expect(value).toBe(
          [whole, ...rest]
            .join('')
            .replace(/^0+(?=\d)/, '')
            .slice(0, 15),
        );
      else
        expect(Number(value || 0)).toBe(Number(`${whole.replace(/^0+(?=\d)/, '').slice(0, 15) || 0}.${rest.join('').slice(0, decimals)}`));
    }),
  );
});
