import { instantOf, offsetAt, wallAt, writeOffset } from './zoned-time.ts';

/** How long a period is; `window` is five minutes. */
export const cycles = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'window'] as const;
export type Cycle = (typeof cycles)[number];

/**
 * A period of a merchant: an instant `t`, in ms, belongs to it when start ≤ t < end. Its id is written in the merchant's time zone
 * (agents.md 4).
 */
export interface Period {
  readonly cycle: Cycle;
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The period that an instant (ms) belongs to. The zone must be one that `isTimeZone` accepts. */
export function periodAt(cycle: Cycle, at: number, zone: string): Period {
  if (cycle === 'hourly' || cycle === 'window') return shortPeriodAt(cycle, at, zone);
  return fromWalls(cycle, wallAt(zone, at), zone);
}

/**
 * The period of a cycle that begins at an instant (ms). Between the cycle's own beginnings it is a shorter one, which ends where the cycle's
 * period ends.
 */
export function periodFrom(cycle: Cycle, start: number, zone: string): Period {
  return { ...periodAt(cycle, start, zone), start };
}

/** The period with this id; undefined when the zone has no such period of the cycle. */
export function periodOf(cycle: Cycle, id: string, zone: string): Period | undefined {
  const candidates = cycle === 'hourly' || cycle === 'window' ? instantsOf(id) : [middayOf(cycle, id)];
  for (const at of candidates) {
    if (at === undefined || Number.isNaN(at)) continue;
    const period = cycle === 'hourly' || cycle === 'window' ? periodAt(cycle, at, zone) : fromWalls(cycle, at, zone);
    if (period.id === id) return period;
  }
  return undefined;
}

/** The period that begins where this one ends. */
export function nextPeriod(period: Period, zone: string): Period {
  return periodAt(period.cycle, period.end, zone);
}

/** How many days of the merchant's calendar a period of days has. */
export function daysOf(period: Period, zone: string): number {
  return Math.round((dayWall(wallAt(zone, period.end - 1)) - dayWall(wallAt(zone, period.start))) / day) + 1;
}

/** The start of the day that is `days` before the day of an instant, both by the merchant's calendar. */
export function dayStartBefore(at: number, days: number, zone: string): number {
  return instantOf(zone, dayWall(wallAt(zone, at)) - days * day);
}

/**
 * The hour or five minutes that an instant belongs to. A clock change within it starts it late or ends it early, so that its offset is the
 * same throughout.
 */
function shortPeriodAt(cycle: 'hourly' | 'window', at: number, zone: string): Period {
  const length = cycle === 'hourly' ? hour : 5 * minute;
  const offset = offsetAt(zone, at);
  const wall = Math.floor((at + offset) / length) * length;
  const [from, to] = [wall - offset, wall - offset + length];
  const start = offsetAt(zone, from) === offset ? from : changeBetween(zone, from, at);
  const end = offsetAt(zone, to - 1) === offset ? to : changeBetween(zone, at, to);
  return { cycle, id: new Date(wall).toISOString().slice(0, 16) + writeOffset(offset), start, end };
}

function changeBetween(zone: string, from: number, to: number): number {
  const offset = offsetAt(zone, from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

function fromWalls(cycle: Exclude<Cycle, 'hourly' | 'window'>, wall: number, zone: string): Period {
  const { id, from, to } = walls[cycle](dayWall(wall));
  return { cycle, id, start: instantOf(zone, from), end: instantOf(zone, to) };
}

const dayWall = (wall: number): number => Math.floor(wall / day) * day;
const written = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Id, first day and first day after, of the period that a day belongs to. */
const walls: Record<Exclude<Cycle, 'hourly' | 'window'>, (dayOf: number) => { id: string; from: number; to: number }> = {
  daily: (from) => ({ id: written(from), from, to: from + day }),
  weekly: (of) => {
    const from = of - ((new Date(of).getUTCDay() + 6) % 7) * day;
    // A week belongs to the year of its Thursday (ISO 8601).
    const thursday = from + 3 * day;
    const year = new Date(thursday).getUTCFullYear();
    const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * day)) + 1;
    return { id: `${year}-W${String(week).padStart(2, '0')}`, from, to: from + 7 * day };
  },
  semimonthly: (of) => {
    const [year, month, date] = fields(of);
    const half = date < 16 ? 'A' : 'B';
    const from = Date.UTC(year, month, half === 'A' ? 1 : 16);
    return { id: `${written(of).slice(0, 7)}-${half}`, from, to: half === 'A' ? Date.UTC(year, month, 16) : Date.UTC(year, month + 1, 1) };
  },
  monthly: (of) => {
    const [year, month] = fields(of);
    return { id: written(of).slice(0, 7), from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 1) };
  },
};

function fields(wall: number): [number, number, number] {
  const date = new Date(wall);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
}

/** An hour whose beginning the clocks skipped is found by its last moment. */
function instantsOf(id: string): number[] {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(id)) return [];
  const at = Date.parse(id);
  return [at, at + 5 * minute - 1, at + hour - 1];
}

/** A day in the period that the id seems to name, as the clocks show it. */
function middayOf(cycle: Exclude<Cycle, 'hourly' | 'window'>, id: string): number | undefined {
  if (cycle === 'weekly') {
    const match = /^(\d{4})-W(\d{2})$/.exec(id);
    // 4 January is always in week 1.
    return match ? Date.UTC(Number(match[1]), 0, 4 + (Number(match[2]) - 1) * 7) : undefined;
  }
  const match = /^(\d{4}-\d{2})(?:-(A|B|\d{2}))?$/.exec(id);
  if (!match) return undefined;
  const date = cycle === 'daily' ? match[2] : match[2] === 'B' ? '16' : '01';
  return Date.parse(`${match[1]}-${date}T00:00:00Z`);
}
