import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';

type CalendarRow = components['schemas']['CalendarRow'];

/** The days of the week by their short names, Sunday first. */
export function useWeekdays(): string[] {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(1970, 0, 4 + day))));
}

/** When a row of a calendar has a draw, on one line. */
export function useRowText(): (row: CalendarRow) => string {
  const { t, i18n } = useLingui();
  const names = useWeekdays();
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  return ({ weekdays, monthDays, everyMinutes, drawAt = '', zone }) => {
    if (everyMinutes === 1) return t`every minute`;
    if (everyMinutes !== undefined) {
      const minutes = i18n.number(everyMinutes);
      return t`every ${minutes} minutes`;
    }
    const time = `${drawAt} ${zone}`;
    if (weekdays?.length === 7) return t`daily, ${time}`;
    if (weekdays) return `${list.format(fromMonday(weekdays).map((day) => names[day]!))}, ${time}`;
    const days = list.format((monthDays ?? []).map((day) => i18n.number(day)));
    return t`days of the month: ${days}, ${time}`;
  };
}

/** Days of the week, which start with Sunday in a calendar, in the order of a week that starts with Monday. */
const fromMonday = (days: readonly number[]): number[] => days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
