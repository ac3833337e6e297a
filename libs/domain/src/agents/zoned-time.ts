const formats = new Map<string, Intl.DateTimeFormat>();
const minute = 60_000;
const day = 24 * 60 * minute;

/** How far the zone's clocks are ahead of UTC at an instant, in ms; negative behind it. The zone must be one that `isTimeZone` accepts. */
export function offsetAt(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const second = Math.floor(at / 1000) * 1000;
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(second)) if (type !== 'literal') parts[type] = Number(value);
  return Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute'], parts['second']) - second;
}

/**
 * The first instant at which the zone's clocks show `wall` or later on that day; `wall` is written as if it were UTC, in ms. A time that
 * the clocks skip gives the instant at which they skip it, one that they show twice the first.
 */
export function instantOf(zone: string, wall: number): number {
  const before = offsetAt(zone, wall - day);
  const after = offsetAt(zone, wall + day);
  for (const offset of before > after ? [before, after] : [after, before]) {
    if (offsetAt(zone, wall - offset) === offset) return wall - offset;
  }
  let low = wall - Math.max(before, after);
  let high = wall - Math.min(before, after);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** What the zone's clocks show at an instant, written as if it were UTC, in ms. */
export function wallAt(zone: string, at: number): number {
  return at + offsetAt(zone, at);
}

/** `+06:00`. */
export function writeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
