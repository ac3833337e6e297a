const pattern = /^(\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/**
 * Whether `text` is a date and time of RFC 3339 that every part of the platform can hold: in the years 1 to 9999 of UTC, and no leap
 * second, for which neither JavaScript nor Postgres has a place.
 */
export function isInstant(text: string): boolean {
  const [, year, month, day] = pattern.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(text);
  // JavaScript takes 30 February for 2 March.
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  return !Number.isNaN(at.getTime()) && day <= days && at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;
}
