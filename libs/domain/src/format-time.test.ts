import { expect, test } from 'vitest';
import { formatTimestamp, formatToMinute } from './format-time.ts';
import { languages } from './languages.ts';

test('a timestamp has one shape in every language, in its digits', () => {
  const at = new Date(2026, 10, 3, 0, 5, 9).toISOString();
  const shown = (tag: string) => formatTimestamp(at, tag);
  expect(shown(languages.EN.tag)).toBe('2026-11-03 00:05:09');
  expect(shown(languages.CN.tag)).toBe('2026-11-03 00:05:09');
  expect(shown(languages.TH.tag)).toBe('2026-11-03 00:05:09');
  expect(shown(languages.BN.tag)).toBe('২০২৬-১১-০৩ ০০:০৫:০৯');
});

test('a timestamp is in the zone that is asked for', () => {
  const at = '2026-11-03T18:05:09.000Z';
  expect(formatTimestamp(at, 'en', 'Asia/Dhaka')).toBe('2026-11-04 00:05:09');
  expect(formatTimestamp(at, 'en', 'UTC')).toBe('2026-11-03 18:05:09');
});

test('a planned time is shown to the minute', () => {
  expect(formatToMinute('2026-12-07T18:29:13Z', 'en-GB', 'UTC')).toBe('7 Dec 2026, 18:29');
});
