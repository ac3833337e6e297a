import { languages } from '@parlour/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawTime } from './format.ts';

const north = '2026-08-22T11:15:00.000Z';
const zone = process.env['TZ'];

/** Sets the reader's time zone. */
const readIn = (own: string) => (process.env['TZ'] = own);
beforeEach(() => readIn('Asia/Dhaka'));
afterEach(() => (zone === undefined ? delete process.env['TZ'] : (process.env['TZ'] = zone)));

test('a draw elsewhere is told on the reader’s clock and on its own, with its zone', () => {
  expect(drawTime(north, 'en', 'Asia/Ho_Chi_Minh')).toBe('Aug 22, 5:15 PM (6:15 PM GMT+7)');
  expect(drawTime(north, languages.VI.tag, 'Asia/Ho_Chi_Minh')).toMatch(/^17:15.*\(18:15 GMT\+7\)$/);
  expect(drawTime(north, languages.BN.tag, 'Asia/Ho_Chi_Minh')).toMatch(/৫:১৫.*\(.*৬:১৫.*৭\)$/);
});

test('the day is told again where it is another', () => {
  expect(drawTime('2026-08-22T17:30:00.000Z', 'en', 'Asia/Ho_Chi_Minh')).toBe('Aug 22, 11:30 PM (Aug 23, 12:30 AM GMT+7)');
});

test('where the clocks show the same, no zone is named, whatever it is called', () => {
  readIn('Asia/Bangkok');
  expect(drawTime(north, 'en', 'Asia/Ho_Chi_Minh')).toBe('Aug 22, 6:15 PM');
});
