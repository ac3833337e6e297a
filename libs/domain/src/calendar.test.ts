import { expect, test } from 'vitest';
import { isInstant, isTimeZone } from './calendar.ts';

test.each([
  '2026-11-22T23:59:59Z',
  '2026-11-22T23:59:59.999+05:30',
  '2028-02-29T00:00:00-12:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
])('%s is an instant', (text) => {
  expect(isInstant(text)).toBe(true);
});

test.each([
  '2026-11-22T23:59:60Z',
  '2026-11-22T24:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-12:00',
  '+010000-01-01T00:00:00Z',
  '2026-11-22T00:00:00',
  '2026-11-22T00:00:00+2359',
  '2026-11-22 00:00:00Z',
  '2026-11-22',
  '',
])('%s is none', (text) => {
  expect(isInstant(text)).toBe(false);
});

test.each(['UTC', 'Asia/Dhaka', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])('%j is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'A', 'Mars/Base', "UTC'; drop table round"])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
