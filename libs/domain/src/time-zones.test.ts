import { expect, test } from 'vitest';
import { isTimeZone } from './time-zones.ts';

test.each(['UTC', 'Asia/Dhaka', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])('%j is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'A', 'Mars/Base', "UTC'; drop table round"])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
