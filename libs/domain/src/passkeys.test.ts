import { expect, test } from 'vitest';
import { passkeyName } from './passkeys.ts';

test.each([
  ['My phone', 'My phone'],
  ['  My   phone ', 'My phone'],
  ['হাতের ফোন', 'হাতের ফোন'],
  ['a\u0000b\nc', 'a b c'],
  ['📱', '📱'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['', null],
  [' \t\n', null],
])('the name %j is kept as %j', (text, kept) => {
  expect(passkeyName(text)).toBe(kept);
});
