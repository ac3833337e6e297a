import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';

test.each([
  ['EN', '1,000,000.00', '1.0725', '1200', '6.5', '0.50'],
  ['VI', '1.000.000,00', '1,0725', '1200', '6,5', '0,50'],
  ['AR', '1,000,000.00', '1.0725', '1200', '6.5', '0.50'],
] as const)('multipliers and rolled numbers are written as in money and percent of %s', (language, large, fine, bin, narrow, field) => {
  const { decimal, plain } = createTexts(language, {});
  expect([decimal(1_000_000), decimal(1.0725), plain(1200), plain(6.5), plain(0.5, 2)]).toEqual([large, fine, bin, narrow, field]);
});
