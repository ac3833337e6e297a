import { languageCodes, languages } from '@parlour/domain';
import { expect, test } from 'vitest';
import { textOf } from './texts.ts';

test.each([
  [1, 'صالح لمدة دقيقة واحدة. لا تخبر به أحدًا.'],
  [2, 'صالح لمدة دقيقتين. لا تخبر به أحدًا.'],
  [5, 'صالح لمدة 5 دقائق. لا تخبر به أحدًا.'],
  [11, 'صالح لمدة 11 دقيقة. لا تخبر به أحدًا.'],
  [100, 'صالح لمدة 100 دقيقة. لا تخبر به أحدًا.'],
])('counts %i minutes as Arabic does', (minutes, said) => expect(textOf('code.warning', 'AR', { minutes })).toBe(said));

test('counts in the digits of the language', () => {
  expect(textOf('code.warning', 'BN', { minutes: 10 })).toContain('১০ মিনিট');
  expect(textOf('code.warning', 'TH', { minutes: 10 })).toContain('10 นาที');
  expect(textOf('code.warning', 'EN', { minutes: 1 })).toContain('1 minute.');
});

test('a code is copied, not read: its digits stay 0-9', () => {
  for (const code of languageCodes) expect(textOf('code.login', code, { code: '123456', brand: 'Lotus' })).toContain('123456');
});

test('a value within right-to-left text is isolated, and only there', () => {
  for (const code of languageCodes) {
    const said = textOf('newNetwork.text', code, { brand: 'Lotus', address: '203.0.113.7' });
    if (languages[code].direction === 'rtl') expect(said).toMatch(/\u2068Lotus\u2069.*\u2068203\.0\.113\.7\u2069/);
    else expect(said).not.toMatch(/[\u2066-\u2069]/);
  }
});
