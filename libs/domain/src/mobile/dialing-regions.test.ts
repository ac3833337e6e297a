import { expect, test } from 'vitest';
import { countryOfDialingCode } from './dialing-regions.ts';

test.each([
  ['+880', 'en', 'Bangladesh'],
  ['+84', 'vi', 'Việt Nam'],
  ['+999', 'en', undefined],
])('%s in %s is %s', (code, locale, country) => {
  expect(countryOfDialingCode(code, locale)).toBe(country);
});
