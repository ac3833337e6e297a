/** The start of a day given as yyyy-MM-dd, in UTC; undefined when it is no such date or no day of the calendar (30 February). */
export function startOfDay(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00Z`);
  // Some engines roll 30 February over to March.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day) ? start : undefined;
}

/** True when `day` is a day of the calendar, as yyyy-MM-dd. */
export function isDay(day: string): boolean {
  return startOfDay(day) !== undefined;
}
