// What an address may ask of a record. Part of the first script, so keep out what only the record screens need.

export const recordPeriods = ['today', 'yesterday', 'week', 'month', 'thisMonth'] as const;
/**
 * Presets of a record's filter, in whole days of the reader: `week` and `month` are the last 7 and 30 days, `thisMonth` starts on the
 * first.
 */
export type RecordPeriod = (typeof recordPeriods)[number];

/** True for a day of the calendar between 1900 and 2199, written `2026-11-21`. */
export function isDay(text: string): boolean {
  const time = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
