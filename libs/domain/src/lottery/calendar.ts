import { isTimeZone } from '../calendar.ts';

/** When a game is drawn. Exactly one of `weekdays`, `monthDays` and `everyMinutes` says on which days, or how often. */
export interface CalendarRow {
  /** The IANA zone of `drawAt`; used only to make draws, whose times are instants. */
  readonly zone: string;
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[];
  readonly monthDays?: readonly number[];
  /** All day long, at every multiple of this many minutes since midnight. */
  readonly everyMinutes?: number;
  /** `HH:MM`; absent with `everyMinutes`. */
  readonly drawAt?: string;
  /** Seconds before the draw at which betting ends. */
  readonly closeBefore: number;
  /** Seconds before the draw at which betting begins; with `everyMinutes`, a draw opens when the previous one closes. */
  readonly openBefore?: number;
  /** Seconds before the close from which the page warns. */
  readonly closing: number;
  /** Names of the sources of results from outside. */
  readonly sources?: readonly string[];
}

/** Days of the game's zone on which its calendar does not apply; both ends are inclusive. */
export interface CalendarException {
  readonly from: string;
  readonly to: string;
  /** `add` announces days that the calendar lacks. */
  readonly action: 'skip' | 'move' | 'add';
  /** The day to which the draw of `from` moves. */
  readonly movedTo?: string;
}

export interface PlannedDraw {
  /** What follows the game's code in the draw's id: `20260822`, or `20260822-0001`. */
  readonly name: string;
  /** The day of the zone, `yyyy-mm-dd`. */
  readonly day: string;
  /** Digits of day and number: the nonce of an in-house draw. */
  readonly issue: string;
  readonly opensAt: Date;
  readonly closingAt: Date;
  readonly closesAt: Date;
  readonly drawAt: Date;
}

export interface CalendarSpan {
  /** Draws from this moment on, inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/**
 * The draws of a calendar whose time is in a span, in order. Two rows that give the same draw give it once. In an hour that clocks show
 * twice, a draw takes place at its first time only, whether or not a span contains both.
 */
export function plannedDraws(rows: readonly CalendarRow[], exceptions: readonly CalendarException[], span: CalendarSpan): PlannedDraw[] {
  const draws = rows.flatMap((row) => (row.everyMinutes === undefined ? byDay(row, exceptions, span) : byMinutes(row, exceptions, span)));
  const first = new Map<string, PlannedDraw>();
  for (const draw of draws.toSorted((a, b) => a.drawAt.getTime() - b.drawAt.getTime()))
    if (!first.has(draw.name)) first.set(draw.name, draw);
  return [...first.values()];
}

function byDay(row: CalendarRow, exceptions: readonly CalendarException[], { from, to }: CalendarSpan): PlannedDraw[] {
  const draws: PlannedDraw[] = [];
  // A day in any zone begins less than a day away from the same day in UTC.
  for (let at = from.getTime() - dayLength; at <= to.getTime() + dayLength; at += dayLength) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (!isDrawn(row, exceptions, day)) continue;
    const drawAt = instantIn(row.zone, day, row.drawAt!);
    if (drawAt >= from && drawAt < to) draws.push(timesOf(row, drawAt, day, day.replaceAll('-', ''), row.openBefore ?? 86_400));
  }
  return draws;
}

/** Exceptions come first: a day that a draw moves to, or an added day, need not be in the calendar. */
function isDrawn(row: CalendarRow, exceptions: readonly CalendarException[], day: string): boolean {
  const moved = exceptions.some(({ action, movedTo, from }) => action === 'move' && movedTo === day && isCalendarDay(row, from));
  if (moved || exceptions.some(({ action, from, to }) => action === 'add' && from <= day && day <= to)) return true;
  return isCalendarDay(row, day) && !exceptions.some(({ action, from, to }) => action !== 'add' && from <= day && day <= to);
}

function isCalendarDay({ weekdays, monthDays }: CalendarRow, day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return weekdays ? weekdays.includes(date.getUTCDay()) : (monthDays?.includes(date.getUTCDate()) ?? false);
}

function byMinutes(row: CalendarRow, exceptions: readonly CalendarException[], { from, to }: CalendarSpan): PlannedDraw[] {
  const every = row.everyMinutes! * minute;
  const draws: PlannedDraw[] = [];
  for (let at = Math.ceil(from.getTime() / every) * every; at < to.getTime(); at += every) {
    const drawAt = new Date(at);
    const local = new Date(at + offsetIn(row.zone, drawAt));
    const day = local.toISOString().slice(0, 10);
    if (exceptions.some((each) => each.action === 'skip' && each.from <= day && day <= each.to)) continue;
    const number = (local.getUTCHours() * 60 + local.getUTCMinutes()) / row.everyMinutes! + 1;
    const name = `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`;
    draws.push(timesOf(row, drawAt, day, name, row.closeBefore + row.everyMinutes! * 60));
  }
  return draws;
}

function timesOf(row: CalendarRow, drawAt: Date, day: string, name: string, openBefore: number): PlannedDraw {
  const before = (seconds: number) => new Date(drawAt.getTime() - seconds * 1000);
  return {
    name,
    day,
    issue: name.replaceAll('-', ''),
    opensAt: before(openBefore),
    closingAt: before(Math.min(openBefore, row.closeBefore + row.closing)),
    closesAt: before(row.closeBefore),
    drawAt,
  };
}

const offsets = new Map<string, number>();

/** The zone's offset from UTC at a moment, in ms. Clocks change at quarter hours only. */
function offsetIn(zone: string, at: Date): number {
  const quarter = Math.floor(at.getTime() / (15 * minute));
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(
    parts.find(({ type }) => type === 'timeZoneName')!.value,
  )!;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
  if (offsets.size > 5000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The moment at which clocks of a zone show a day and a time, `HH:MM`. */
export function instantIn(zone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const first = new Date(wall - offsetIn(zone, new Date(wall)));
  return new Date(wall - offsetIn(zone, first));
}

/** What is wrong with the rows of a calendar, each with its path; empty when they are valid. */
export function calendarProblems(rows: unknown): string[] {
  if (!Array.isArray(rows) || rows.length === 0) return ['must be a list of at least one row'];
  return rows.flatMap((row: unknown, i) => rowProblems(row).map((problem) => `${i}.${problem}`));
}

const allowed: ReadonlySet<string> = new Set<keyof CalendarRow>([
  'zone',
  'weekdays',
  'monthDays',
  'everyMinutes',
  'drawAt',
  'closeBefore',
  'openBefore',
  'closing',
  'sources',
]);

function rowProblems(given: unknown): string[] {
  if (typeof given !== 'object' || given === null) return [' must be an object'];
  const row = given as Record<keyof CalendarRow, unknown>;
  const wholes = (value: unknown, from: number, to: number) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => isWhole(each, from, to));
  const holds: Record<string, boolean> = {
    'zone must be a time zone': typeof row.zone === 'string' && isTimeZone(row.zone),
    'weekdays must be days from 0 (Sunday) to 6': row.weekdays === undefined || wholes(row.weekdays, 0, 6),
    'monthDays must be days from 1 to 31': row.monthDays === undefined || wholes(row.monthDays, 1, 31),
    'everyMinutes must divide the quarter of an hour': row.everyMinutes === undefined || [1, 3, 5, 15].includes(row.everyMinutes as number),
    'needs exactly one of weekdays, monthDays and everyMinutes':
      [row.weekdays, row.monthDays, row.everyMinutes].filter((each) => each !== undefined).length === 1,
    'drawAt must be HH:MM, and absent with everyMinutes':
      row.everyMinutes === undefined
        ? typeof row.drawAt === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(row.drawAt)
        : row.drawAt === undefined,
    'closeBefore must be whole seconds': isWhole(row.closeBefore, 0, 86_400),
    'closing must be whole seconds': isWhole(row.closing, 0, 3600),
    'openBefore must be whole seconds, more than closeBefore':
      row.openBefore === undefined || isWhole(row.openBefore, Number(row.closeBefore) + 1, 7 * 86_400),
    'sources must be names':
      row.sources === undefined ||
      (Array.isArray(row.sources) && row.sources.every((name) => typeof name === 'string' && /^[a-z0-9-]{1,40}$/.test(name))),
  };
  const unknown = Object.keys(row).filter((key) => !allowed.has(key));
  return [...Object.keys(holds).filter((rule) => !holds[rule]), ...unknown.map((key) => `${key} is not known`)];
}

function isWhole(value: unknown, from: number, to: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
