// Office 7, "Definitions", and O36.
import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { boundsAt, dayIn, daysAt, reportDays, weekdaysBefore } from './spans.ts';

const bdt = (minor: bigint) => ({ minor, currency: 'BDT' });

test('GGR is stakes less wins, net is deposits less withdrawals, and NGR is GGR less what promotions and rebates cost', () => {
  const sums = {
    rounds: { count: 3, paidIn: 1000n, paidOut: 1250n },
    deposits: { count: 2, paidIn: 5000n, paidOut: 0n },
    withdrawals: { count: 1, paidIn: 0n, paidOut: 700n },
    registrations: { count: 4, paidIn: 0n, paidOut: 0n },
    firstDeposits: { count: 2, paidIn: 5000n, paidOut: 0n },
    converted: { count: 1, paidIn: 0n, paidOut: 0n },
    promotions: { count: 3, paidIn: 40n, paidOut: 300n },
    rebates: { count: 1, paidIn: 0n, paidOut: 25n },
  };
  expect(figuresOf(sums, 2, 'BDT')).toMatchObject({
    deposits: bdt(5000n),
    withdrawals: bdt(700n),
    net: bdt(4300n),
    stakes: bdt(1000n),
    wins: bdt(1250n),
    ggr: bdt(-250n),
    ngr: bdt(-535n),
    active: 2,
    registrations: 4,
    firstDeposits: 2,
    conversion: 0.25,
  });
});

test('without registrations there is no conversion, rather than a conversion of zero', () => {
  expect(figuresOf({}, 0, 'BDT')).toMatchObject({ ggr: bdt(0n), conversion: null });
});

test('spans are whole days, and last month works in January too', () => {
  expect(reportDays('today', '2026-01-15')).toEqual({ from: '2026-01-15', to: '2026-01-15' });
  expect(reportDays('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(reportDays('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('the day is that of the merchant', () => {
  const at = new Date('2026-03-14T20:00:00Z');
  expect([dayIn('Asia/Dhaka', at), dayIn('Etc/UTC', at)]).toEqual(['2026-03-15', '2026-03-14']);
});

test('a span is compared with the same weekdays, and never with itself', () => {
  const before = (from: string, to: string) => weekdaysBefore({ from, to });
  expect(before('2026-03-14', '2026-03-14')).toBe(7);
  expect(before('2026-03-08', '2026-03-14')).toBe(7);
  expect(before('2026-02-13', '2026-03-14')).toBe(35);
  expect(before('2026-03-01', '2026-03-31')).toBe(35);
});

test('days begin by the zone’s clocks, even across a clock change, and may be open at either end', () => {
  const bounds = boundsAt('Europe/Malta', { from: '2026-03-29', to: '2026-03-29' });
  expect(bounds).toEqual({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' });
  expect(daysAt('Europe/Malta', bounds)).toEqual({ from: '2026-03-29', to: '2026-03-29' });
  expect(boundsAt('Asia/Dhaka', { to: '2026-03-29' })).toEqual({ from: undefined, to: '2026-03-29T18:00:00.000Z' });
  expect(daysAt('Asia/Dhaka', { from: 'soon' })).toEqual({ from: undefined, to: undefined });
});
