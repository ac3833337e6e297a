import { expect, test } from 'vitest';
import { boundsOfDays, everyDay, formatDay, localDay, periodDays } from './format-time.ts';
import { formatMoney, formatMoneyMark, money } from './money.ts';
import { isDay } from './record-days.ts';
import { resultsByDay } from './records.ts';

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-01'],
] as const)('%s, on the first of March, is %s to %s', (period, from, to) => {
  expect(periodDays(period, localDay(new Date(2026, 2, 1, 0, 30)))).toEqual({ from, to });
});

test('days reach from midnight to midnight of the reader', () => {
  const { from, to } = boundsOfDays({ from: '2026-02-27', to: '2026-02-28' });
  expect(new Date(from)).toEqual(new Date(2026, 1, 27));
  expect(new Date(to)).toEqual(new Date(2026, 2, 1));
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['9999-12-31', false],
  ['tomorrow', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('days without rounds are included, with a result of zero', () => {
  const sums = [
    { day: '2026-02-27', stake: money(1500n, 'BDT'), win: money(1200n, 'BDT') },
    { day: '2026-03-01', stake: money(500n, 'BDT'), win: money(9_007_199_254_740_993n, 'BDT') },
  ];
  expect(resultsByDay(sums, { from: '2026-02-27', to: '2026-03-01' }, 'BDT')).toEqual([
    { day: '2026-02-27', result: money(-300n, 'BDT') },
    { day: '2026-02-28', result: money(0n, 'BDT') },
    { day: '2026-03-01', result: money(9_007_199_254_740_493n, 'BDT') },
  ]);
  expect(everyDay({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
});

test('formats a day and a signed amount', () => {
  expect(formatDay('2026-11-21', 'en')).toBe('Nov 21');
  expect(formatMoney(money(500n, 'BDT'), 'en', { signed: true })).toBe('+৳5.00');
  expect(formatMoney(money(-500n, 'BDT'), 'en', { signed: true })).toBe('-৳5.00');
  expect(formatMoney(money(0n, 'BDT'), 'en', { signed: true })).toBe('৳0.00');
});

test('in Arabic the sign stays with its figure, apart from the dollar', () => {
  const isolated = (text: string) => [...text.matchAll(/[\u2066\u2068](.*?)\u2069/g)].map(([, inside]) => inside);
  expect(isolated(formatMoney(money(130n, 'USD'), 'ar', { signed: true }))).toEqual(['+1.30', '$']);
  expect(isolated(formatMoney(money(-123_456_789n, 'USD'), 'ar'))).toEqual(['-1,234,567.89', '$']);
  expect(isolated(formatMoneyMark(1200, 'USD', 'ar')).at(-1)).toBe('$');
});

test('axis labels are short', () => {
  expect(formatMoneyMark(1200, 'BDT', 'en')).toBe('৳1.2K');
  expect(formatMoneyMark(-20, 'BDT', 'en')).toBe('-৳20');
});
