/** A moment for a player's eye: date and time in the locale's digits and order, in the time zone given or else the reader's own. */
export function formatDateTime(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', ...(timeZone && { timeZone }) }).format(new Date(iso));
}

export const recordPeriods = ['today', 'yesterday', 'week', 'month'] as const;
/** Presets of a record's filter: whole days of the reader, `week` and `month` being the last 7 and 30 days. */
export type RecordPeriod = (typeof recordPeriods)[number];

/** From when (inclusive) and until when (exclusive) a preset reaches, as ISO 8601; an open end is left out. */
export function periodBounds(period: RecordPeriod, now: Date): { from: string; to?: string } {
  const midnight = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString();
  switch (period) {
    case 'today':
      return { from: midnight(0) };
    case 'yesterday':
      return { from: midnight(1), to: midnight(0) };
    case 'week':
      return { from: midnight(6) };
    case 'month':
      return { from: midnight(29) };
  }
}
