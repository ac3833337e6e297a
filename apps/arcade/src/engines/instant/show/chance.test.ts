import { expect, test } from 'vitest';
import { createTexts } from '../../../shell/texts.ts';
import { chanceText } from './chance.ts';

test.each([
  ['an ordinary one', 4950, 10_000, '49.50%'],
  ['a rare one', 9900, 1_000_000_000, '0.00099%'],
  ['all ten numbers of keno', 1, 847_660_528, '0.000000118%'],
])('a chance is never shown as zero: %s', (_what, ways, cases, shown) => {
  expect(createTexts('EN', {}).percent(chanceText(ways, cases))).toBe(shown);
});
