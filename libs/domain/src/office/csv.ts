import { replaceHidden } from './hidden.ts';

/** Byte order mark before the first line: without it, spreadsheets assume a single-byte encoding. */
export const csvBeginning = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;
/** The only hidden characters that are kept in a file. */
const kept: ReadonlySet<string> = new Set(['\t', '\r', '\n']);

/**
 * User-written text as a cell. Text that a spreadsheet would evaluate is prefixed with `'` (office O35); hidden and direction-changing
 * characters are marked.
 */
export function csvText(text: string): string {
  const shown = replaceHidden(text, (character) =>
    kept.has(character) ? character : `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
  return quoted(formula.test(shown) ? `'${shown}` : shown);
}

/** Joins cells that are already written into a line. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** A moment in ISO 8601 with a time zone's offset at that moment, such as `2026-11-25T13:12:38.000+06:00`. */
export function isoInZone(iso: string, timeZone: string): string {
  const format = zones.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  zones.set(timeZone, format);
  const at = new Date(iso);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  // `GMT+06:00`, or `GMT` for a zero offset.
  const [, sign = '+', hours = '00', minutes = '00', seconds = '0'] = /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name) ?? [];
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1 : 1);
  return `${new Date(at.getTime() + offset * 1000).toISOString().slice(0, -1)}${sign}${hours}:${minutes}`;
}
