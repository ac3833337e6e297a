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

const instantPattern = /^(\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/**
 * Whether `text` is a date and time of RFC 3339 that every part of the platform can hold: in the years 1 to 9999 of UTC, and no leap
 * second, for which neither JavaScript nor Postgres has a place.
 */
export function isInstant(text: string): boolean {
  const [, year, month, day] = instantPattern.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(text);
  // JavaScript takes 30 February for 2 March.
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  return !Number.isNaN(at.getTime()) && day <= days && at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;
}

/** Whether `name` is an IANA time zone that this runtime knows, in any letter case. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
