import { expect, test } from 'vitest';
import { dayStartBefore, daysOf, nextPeriod, periodAt, periodOf, type Cycle } from './periods.ts';

const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString();

test('an instant belongs to a period from its start and before its end', () => {
  expect(periodAt('window', at('2026-08-01T10:04:59.999+06:00'), 'Asia/Dhaka').id).toBe('2026-08-01T10:00+06:00');
  expect(periodAt('window', at('2026-08-01T10:05:00.000+06:00'), 'Asia/Dhaka').id).toBe('2026-08-01T10:05+06:00');
  expect(periodAt('daily', at('2026-07-31T18:00:00Z'), 'Asia/Dhaka').id).toBe('2026-08-01');
  expect(periodAt('daily', at('2026-07-31T17:59:59.999Z'), 'Asia/Dhaka').id).toBe('2026-07-31');
});

test('days of a zone with summer time have 23 or 25 hours, and each hour its own id', () => {
  const hours = (day: string): string[] => {
    const { start, end } = periodOf('daily', day, 'Europe/Berlin')!;
    const ids: string[] = [];
    for (let hour = periodAt('hourly', start, 'Europe/Berlin'); hour.start < end; hour = nextPeriod(hour, 'Europe/Berlin'))
      ids.push(hour.id);
    return ids;
  };
  expect(hours('2026-03-29')).toHaveLength(23);
  const autumn = hours('2026-10-25');
  expect(autumn).toHaveLength(25);
  expect(new Set(autumn).size).toBe(25);
  expect(autumn.slice(2, 4)).toEqual(['2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00']);
  expect(periodOf('hourly', '2026-03-29T02:00+01:00', 'Europe/Berlin')).toBeUndefined();
});

test('a day whose midnight the clocks skip begins when they skip it', () => {
  const day = periodOf('daily', '2018-11-04', 'America/Sao_Paulo')!;
  expect([iso(day.start), iso(day.end)]).toEqual(['2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z']);
});

test('clocks that change by half an hour leave short hours, without a gap between', () => {
  let hour = periodAt('hourly', at('2026-04-04T13:30:00Z'), 'Australia/Lord_Howe');
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    expect(periodOf('hourly', hour.id, 'Australia/Lord_Howe')).toEqual(hour);
    ids.push(hour.id);
    const next = nextPeriod(hour, 'Australia/Lord_Howe');
    expect(next.start).toBe(hour.end);
    hour = next;
  }
  expect(ids).toEqual(['2026-04-05T00:00+11:00', '2026-04-05T01:00+11:00', '2026-04-05T01:00+10:30', '2026-04-05T02:00+10:30']);
});

test.each<[Cycle, string, string, string]>([
  ['weekly', '2026-W31', '2026-07-26T18:00:00.000Z', '2026-08-02T18:00:00.000Z'],
  ['weekly', '2026-W53', '2026-12-27T18:00:00.000Z', '2027-01-03T18:00:00.000Z'],
  ['weekly', '2025-W01', '2024-12-29T18:00:00.000Z', '2025-01-05T18:00:00.000Z'],
  ['semimonthly', '2026-02-A', '2026-01-31T18:00:00.000Z', '2026-02-15T18:00:00.000Z'],
  ['semimonthly', '2026-02-B', '2026-02-15T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
  ['monthly', '2026-12', '2026-11-30T18:00:00.000Z', '2026-12-31T18:00:00.000Z'],
])('%s period %s begins and ends in the zone', (cycle, id, start, end) => {
  const period = periodOf(cycle, id, 'Asia/Dhaka')!;
  expect([iso(period.start), iso(period.end)]).toEqual([start, end]);
});

test.each<[Cycle, string]>([
  ['daily', '2026-02-30'],
  ['daily', '2026-8-1'],
  ['daily', '2026-08'],
  ['weekly', '2025-W53'],
  ['weekly', '2026-W00'],
  ['semimonthly', '2026-08-C'],
  ['monthly', '2026-13'],
  ['monthly', '2026-08-01'],
  ['hourly', '2026-08-01T13:30+06:00'],
  ['hourly', '2026-08-01T13:00+07:00'],
  ['hourly', '2026-08-01T07:00Z'],
  ['window', '2026-08-01T10:03+06:00'],
])('there is no %s period %s', (cycle, id) => {
  expect(periodOf(cycle, id, 'Asia/Dhaka')).toBeUndefined();
});

test('days are counted and stepped back by the calendar', () => {
  expect(daysOf(periodOf('monthly', '2026-03', 'Europe/Berlin')!, 'Europe/Berlin')).toBe(31);
  expect(iso(dayStartBefore(at('2026-03-30T10:00:00Z'), 5, 'Europe/Berlin'))).toBe('2026-03-24T23:00:00.000Z');
});
