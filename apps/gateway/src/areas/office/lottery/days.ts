import { sql, type RawBuilder } from 'kysely';

/** A date column as `yyyy-mm-dd` text: the driver would turn it into a time. */
export const dayText = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)}::text`;

/** Whether a date column lies between two days, both inclusive and both optional. */
export function withinDays(column: string, from: string | undefined, to: string | undefined): RawBuilder<boolean> {
  const since = from === undefined ? sql`` : sql` and ${sql.ref(column)} >= ${from}::date`;
  const until = to === undefined ? sql`` : sql` and ${sql.ref(column)} <= ${to}::date`;
  return sql<boolean>`(true${since}${until})`;
}

/** The day of a time in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Whether a text is a valid day of the calendar. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && dayOf(time) === text;
}
