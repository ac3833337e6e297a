import type { RecordPeriod } from './record-days.ts';

/** Formats a moment for display: date and time in the locale's digits and order, in `timeZone` or else the reader's own. */
export function formatDateTime(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', ...(timeZone && { timeZone }) }).format(new Date(iso));
}

/** The same to the minute, for times that are planned, such as deadlines: their seconds tell nothing. */
export function formatToMinute(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(new Date(iso));
}

/**
 * Formats a moment to the second, in `timeZone` or else the reader's own: year, month and day by hyphens, then the time of 24 hours, in the
 * locale's digits (specification 3, announcements). The order is the same in every language: show it left to right.
 */
export function formatTimestamp(iso: string, locale: string, timeZone?: string): string {
  const formatted = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    ...(timeZone !== undefined && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const of = (wanted: Intl.DateTimeFormatPartTypes) => formatted.find(({ type }) => type === wanted)!.value;
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`;
}

/** Whole days from the first to the last, both included, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days of a preset, relative to a day (`localDay`). */
export function periodDays(period: RecordPeriod, today: string): DayRange {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case 'week':
      return { from: dayAfter(today, -6), to: today };
    case 'month':
      return { from: dayAfter(today, -29), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

/** Start (inclusive) and end (exclusive) of these days in the reader's time zone, as ISO 8601. */
export function boundsOfDays({ from, to }: DayRange): { from: string; to: string } {
  return { from: midnight(from), to: midnight(dayAfter(to, 1)) };
}

/** Every day of the range, in order. */
export function everyDay({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Formats a day for display without its year: it is shown in a series of days. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `days` may be negative. In UTC, where every day has 24 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The current day in the reader's time zone. */
export function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The first moment of a day in the reader's time zone. */
function midnight(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date).toISOString();
}
