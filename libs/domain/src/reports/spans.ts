import { instantOf } from '../agents/zoned-time.ts';
import { dayAfter, periodDays, type DayRange } from '../format-time.ts';
import { recordPeriods, type RecordPeriod } from '../record-days.ts';

/** Presets of a report's span: whole days of the merchant (office O36). */
export const reportPeriods = [...recordPeriods, 'lastMonth'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The days of a preset, relative to the merchant's current day (`dayIn`). */
export function reportDays(period: ReportPeriod, today: string): DayRange {
  if (period !== 'lastMonth') return periodDays(period satisfies RecordPeriod, today);
  const to = dayAfter(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** The current day in a time zone, as `2026-11-21`. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** How many days to go back for the span to compare with: whole weeks, so that the weekdays match, and as few as avoid an overlap. */
export function weekdaysBefore({ from, to }: DayRange): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return Math.ceil(days / 7) * 7;
}

/** Start (inclusive) and end (exclusive) of these days in a time zone, as ISO 8601; open where a day is absent. */
export function boundsAt(timeZone: string, { from, to }: OpenSpan): Record<keyof DayRange, string | undefined> {
  const midnight = (day: string) => new Date(instantOf(timeZone, Date.parse(`${day}T00:00:00Z`))).toISOString();
  return { from: from && midnight(from), to: to && midnight(dayAfter(to, 1)) };
}

/** The days in a time zone from one moment to another (exclusive); open where a moment is absent or invalid. */
export function daysAt(timeZone: string, { from, to }: OpenSpan): Record<keyof DayRange, string | undefined> {
  const day = (at: number) => (Number.isNaN(at) ? undefined : dayIn(timeZone, new Date(at)));
  return { from: day(Date.parse(from ?? '')), to: day(Date.parse(to ?? '') - 1) };
}

type OpenSpan = { [end in keyof DayRange]?: string | undefined };
