import { describe, expect, test } from 'vitest';
import { calendarProblems, plannedDraws, type CalendarRow } from './calendar.ts';

const north: CalendarRow = { zone: 'Asia/Ho_Chi_Minh', weekdays: [0, 1, 2, 3, 4, 5, 6], drawAt: '18:15', closeBefore: 300, closing: 60 };
const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const names = (rows: readonly CalendarRow[], from: string, to: string, ...exceptions: Parameters<typeof plannedDraws>[1]) =>
  plannedDraws(rows, exceptions, span(from, to)).map(({ name }) => name);

describe('plannedDraws', () => {
  test('gives a daily draw its times in UTC', () => {
    expect(plannedDraws([north], [], span('2026-08-22T00:00Z', '2026-08-23T00:00Z'))).toEqual([
      {
        name: '20260822',
        day: '2026-08-22',
        issue: '20260822',
        opensAt: new Date('2026-08-21T11:15Z'),
        closingAt: new Date('2026-08-22T11:09Z'),
        closesAt: new Date('2026-08-22T11:10Z'),
        drawAt: new Date('2026-08-22T11:15Z'),
      },
    ]);
  });

  test('leaves out days that are skipped, and moves and adds others', () => {
    const thai: CalendarRow = { zone: 'Asia/Bangkok', monthDays: [1, 16], drawAt: '14:30', closeBefore: 600, closing: 60 };
    const moves = [
      { from: '2027-01-01', to: '2027-01-01', action: 'move', movedTo: '2026-12-30' },
      { from: '2027-01-16', to: '2027-01-16', action: 'move', movedTo: '2027-01-17' },
      { from: '2027-02-01', to: '2027-02-03', action: 'skip' },
      { from: '2027-02-09', to: '2027-02-09', action: 'add' },
    ] as const;
    expect(names([thai], '2026-12-10T00:00Z', '2027-02-20T00:00Z', ...moves)).toEqual([
      '20261216',
      '20261230',
      '20270117',
      '20270209',
      '20270216',
    ]);
  });

  test('numbers the draws of a day, each opened when the one before closes', () => {
    const fast: CalendarRow = { zone: 'Asia/Dhaka', everyMinutes: 5, closeBefore: 15, closing: 5 };
    const draws = plannedDraws([fast], [], span('2026-08-22T17:55:00Z', '2026-08-22T18:05:01Z'));
    expect(draws.map(({ name, issue }) => [name, issue])).toEqual([
      ['20260822-0288', '202608220288'],
      ['20260823-0001', '202608230001'],
      ['20260823-0002', '202608230002'],
    ]);
    expect(draws[1]).toMatchObject({ opensAt: draws[0]!.closesAt, closingAt: new Date('2026-08-22T17:59:40Z') });
  });

  test('keeps the time on the wall when clocks change', () => {
    const row: CalendarRow = { ...north, zone: 'Europe/Berlin', drawAt: '02:30' };
    const days = plannedDraws([row], [], span('2026-10-23T00:00Z', '2026-10-27T00:00Z')).map(({ drawAt }) => drawAt.toISOString());
    expect(days.map((at) => at.slice(8, 16))).toEqual(['23T00:30', '24T00:30', '25T01:30', '26T01:30']);
    const fast: CalendarRow = { zone: 'Europe/Berlin', everyMinutes: 15, closeBefore: 15, closing: 5 };
    // The hour that comes twice gives its draws once.
    const twice = plannedDraws([fast], [], span('2026-10-24T22:00Z', '2026-10-25T23:00Z'));
    expect(twice).toHaveLength(96);
    // At its first time, as a job finds it that plans an hour ahead.
    expect(twice.find(({ name }) => name === '20261025-0009')!.drawAt).toEqual(new Date('2026-10-25T00:00Z'));
    // The hour that is skipped has none, and a daily draw in it is drawn an hour later on the wall.
    expect(names([fast], '2026-03-28T23:00Z', '2026-03-29T22:00Z')).toHaveLength(92);
    expect(plannedDraws([row], [], span('2026-03-29T00:00Z', '2026-03-30T00:00Z'))[0]!.drawAt).toEqual(new Date('2026-03-29T01:30Z'));
  });
});

test('a calendar says what is wrong with each row', () => {
  expect(calendarProblems([north])).toEqual([]);
  expect(calendarProblems([])).toEqual(['must be a list of at least one row']);
  expect(calendarProblems([north, { ...north, zone: 'Mars', monthDays: [32], drawAt: '24:00', odd: 1 }])).toEqual([
    '1.zone must be a time zone',
    '1.monthDays must be days from 1 to 31',
    '1.needs exactly one of weekdays, monthDays and everyMinutes',
    '1.drawAt must be HH:MM, and absent with everyMinutes',
    '1.odd is not known',
  ]);
});
