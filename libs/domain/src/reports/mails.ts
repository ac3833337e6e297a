import { dayAfter, type DayRange } from '../format-time.ts';
import { boundsAt, dayIn } from './spans.ts';

/** How often a saved report is sent by e-mail (office 9). */
export const reportMails = ['daily', 'weekly', 'monthly'] as const;
export type ReportMail = (typeof reportMails)[number];

/** How long after midnight it is sent: the day's last rounds are counted by then. */
const hoursAfterMidnight = 6;
const monday = 1;

/** The whole days that a mail sent on this day is about: yesterday, the last seven days, or the last month. */
export function daysMailed(every: ReportMail, today: string): DayRange {
  const to = every === 'monthly' ? dayAfter(`${today.slice(0, 8)}01`, -1) : dayAfter(today, -1);
  return { from: every === 'daily' ? to : every === 'weekly' ? dayAfter(to, -6) : `${to.slice(0, 8)}01`, to };
}

/** When it is sent next, after the day of `now` in the merchant's time zone: every morning, on Mondays, or on the first of a month. */
export function nextMailAt(every: ReportMail, timeZone: string, now: Date): Date {
  let day = dayAfter(dayIn(timeZone, now), 1);
  const isDue = () => every === 'daily' || (every === 'weekly' ? new Date(day).getUTCDay() === monday : day.endsWith('-01'));
  while (!isDue()) day = dayAfter(day, 1);
  const midnight = boundsAt(timeZone, { from: day }).from!;
  return new Date(Date.parse(midnight) + hoursAfterMidnight * 3_600_000);
}
