import { describe, expect, test } from 'vitest';
import { fromDecimal } from './money.ts';
import { loosensMethod, methodLimits, timeIn, whyMethodClosed, type MethodTerms } from './payment-methods.ts';

const bdt = (amount: string) => fromDecimal(amount, 'BDT');
const limits = { min: bdt('100.00'), max: bdt('50000.00') };
const terms = (more: Partial<MethodTerms> = {}): MethodTerms => ({
  on: true,
  min: null,
  max: null,
  countries: [],
  hours: null,
  minLevel: 0,
  ...more,
});
const day = { from: '08:00', to: '22:00' };
const night = { from: '22:00', to: '06:30' };

test.each<
  [string, Partial<MethodTerms>, { country?: string | null; time?: string; level?: number | null }, ReturnType<typeof whyMethodClosed>]
>([
  ['without terms of its own', {}, {}, undefined],
  ['that is off', { on: false }, {}, 'off'],
  ['in its first minute', { hours: day }, { time: '08:00' }, undefined],
  ['before its first minute', { hours: day }, { time: '07:59' }, 'hours'],
  ['in its last minute', { hours: day }, { time: '21:59' }, undefined],
  ['after its last minute', { hours: day }, { time: '22:00' }, 'hours'],
  ['of the night, before midnight', { hours: night }, { time: '23:10' }, undefined],
  ['of the night, after midnight', { hours: night }, { time: '06:29' }, undefined],
  ['of the night, by day', { hours: night }, { time: '06:30' }, 'hours'],
  ['from one of its countries', { countries: ['BD', 'IN'] }, { country: 'IN' }, undefined],
  ['from elsewhere', { countries: ['BD', 'IN'] }, { country: 'VN' }, 'country'],
  ['of certain countries, from where nobody knows', { countries: ['BD'] }, { country: null }, 'country'],
  ['of every country, from where nobody knows', {}, { country: null }, undefined],
  ['for more than the merchant takes', { min: bdt('60000.00') }, {}, 'limits'],
  ['of the level that the payer has', { minLevel: 3 }, { level: 3 }, undefined],
  ['of a higher level', { minLevel: 3 }, { level: 2 }, 'level'],
  ['of a level, where it is no question who pays', { minLevel: 3 }, { level: null }, undefined],
  ['that is off, out of its hours', { on: false, hours: day }, { time: '03:00' }, 'off'],
])('a method %s is closed: %4$s', (_what, own, { country = 'BD', time = '12:00', level = 0 }, closed) => {
  expect(whyMethodClosed(terms(own), limits, { country, time, level })).toBe(closed);
});

describe('what a deposit by a method may be', () => {
  test.each([
    [null, null, '100.00', '50000.00'],
    ['500.00', null, '500.00', '50000.00'],
    [null, '2000.00', '100.00', '2000.00'],
    ['50.00', '90000.00', '100.00', '50000.00'],
    ['700.00', '700.00', '700.00', '700.00'],
  ])('of %s to %s is %s to %s', (min, max, least, most) => {
    expect(methodLimits({ min: min === null ? null : bdt(min), max: max === null ? null : bdt(max) }, limits)).toEqual({
      min: bdt(least),
      max: bdt(most),
    });
  });
});

test.each([
  [['500.00', '2000.00'], ['500.00', '2000.00'], false],
  [['500.00', '2000.00'], ['600.00', '1000.00'], false],
  [['500.00', '2000.00'], ['400.00', '2000.00'], true],
  [['500.00', '2000.00'], ['500.00', '2000.01'], true],
  [['500.00', '2000.00'], [null, '2000.00'], true],
  [['500.00', '2000.00'], ['500.00', null], true],
  [[null, null], ['500.00', '2000.00'], false],
] as const)('from %j to %j lets more through: %s', (before, after, loosens) => {
  const own = ([min, max]: readonly [string | null, string | null]) => ({ min: min && bdt(min), max: max && bdt(max) });
  expect(loosensMethod(own(before) as never, own(after) as never)).toBe(loosens);
});

test('the time of day is that of the zone', () => {
  expect(timeIn('Asia/Dhaka', new Date('2026-11-20T18:05:00Z'))).toBe('00:05');
});
