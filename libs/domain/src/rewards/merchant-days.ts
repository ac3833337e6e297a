import { dayAfter } from '../format-time.ts';

export const periodKinds = ['day', 'week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A period in whole days of the merchant: `end` is the first day after it. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** Offsets from UTC change at quarter hours only, so one answer is cached for each. */
const quarterHour = 900_000;

/**
 * Returns a function that gives the merchant's day of an instant in milliseconds, as `2026-11-28`. Keep and reuse it: its first call for a
 * quarter of an hour is slow.
 */
export function dayTeller(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(at / quarterHour);
    let day = days.get(quarter);
    if (day === undefined) {
      day = format.format(at);
      days.set(quarter, day);
    }
    return day;
  };
}

/** The day, week from Monday or month that a day belongs to. */
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === 'day') return { start: day, end: dayAfter(day, 1) };
  if (kind === 'week') {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { start: dayAfter(day, -sinceMonday), end: dayAfter(day, 7 - sinceMonday) };
  }
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: monthAfter(day.slice(0, 7)).concat('-01') };
}

/** The month after a month written `2026-12`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${String(year + 1).padStart(4, '0')}-01` : `${month.slice(0, 5)}${String(number + 1).padStart(2, '0')}`;
}

/** The days of a period, in order. */
export function daysOf({ start, end }: Period): string[] {
  const days: string[] = [];
  for (let day = start; day < end; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Whether `today` is within this many days from `first`, inclusive; null for no limit. */
export function withinDays(today: string, first: string, days: number | null): boolean {
  return days === null || today < dayAfter(first, days);
}
