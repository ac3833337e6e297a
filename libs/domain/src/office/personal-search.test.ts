import { expect, test } from 'vitest';
import { personalWaysOf } from './personal-search.ts';

test.each([
  ['nadia@example.net', ['email']],
  ['+8801712345678', ['mobile', 'payee']],
  ['01712 345-678', ['mobile', 'payee']],
  ['GB29 NWBK 6016 1331 9268 19', ['payee']],
  ['0x52908400098527886E0F7030069857D2E4169EE7', ['payee']],
])('%s may be %j', (text, ways) => {
  expect(personalWaysOf(text)).toEqual(ways);
});

test.each(['rahim', 'rahim.k', 'many0000001', 'PAY-77', 'round-of-search', '01981c2e-0000-7000-8000-000000000101', '9f3a'])(
  '%s is no personal data',
  (text) => {
    expect(personalWaysOf(text)).toEqual([]);
  },
);
