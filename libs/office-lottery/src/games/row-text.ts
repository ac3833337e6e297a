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
  return ({ weekdays, monthDays, everyMinutes, drawAt = '' }) => {
    if (everyMinutes === 1) return t`every minute`;
    if (everyMinutes !== undefined) {
      const minutes = i18n.number(everyMinutes);
      return t`every ${minutes} minutes`;
    }
    if (weekdays?.length === 7) return t`daily, ${drawAt}`;
    const days = weekdays ? weekdays.map((day) => names[day]).join(' ') : (monthDays ?? []).map((day) => `${day}.`).join(' ');
    return `${days}, ${drawAt}`;
  };
}
