import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test('whatever is typed, the box holds digits and at most one point with the allowed decimals', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), (typed, decimals) => {
      expect(amountText(typed, decimals)).toMatch(
        decimals === 0 ? /^\d{0,15}$/ : new RegExp(`^(\\d{0,15}|\\d{1,15}\\.\\d{0,${decimals}})$`),
      );
    }),
  );
});

test('what the box holds stays as it is', () => {
  fc.assert(fc.property(fc.string(), (typed) => amountText(amountText(typed, 2), 2) === amountText(typed, 2)));
});
