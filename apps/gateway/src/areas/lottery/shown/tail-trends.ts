import type { components } from '@parlour/api/contract';
import type { PastDraw } from './position-trend.ts';

type Schemas = components['schemas'];
type TailRow = Schemas['TailTrend']['rows'][number];

/** Rows of a list of the hottest or coldest. */
const listed = 10;
const tails = Array.from({ length: 100 }, (_, tail) => String(tail).padStart(2, '0'));
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The last two digits of each number of a result, each as often as it came. */
function tailsOf({ result }: Pick<PastDraw, 'result'>): string[] {
  return Object.values(result).flatMap((numbers) => numbers.flatMap((number) => (number.length >= 2 ? [number.slice(-2)] : [])));
}

/** The tail of the first prize of a result: the special one. */
function specialOf({ result }: PastDraw): string | undefined {
  return Object.values(result)[0]?.[0];
}

/** Hits, draws and the gap of every tail, in order (lottery.md 7, `stats`); `draws` are the newest first. */
export function tailRows(draws: readonly PastDraw[]): TailRow[] {
  const rows = new Map(tails.map((tail) => [tail, { tail, hits: 0, draws: 0, gap: draws.length }]));
  draws.forEach((draw, age) => {
    const came = tailsOf(draw);
    for (const tail of came) rows.get(tail)!.hits += 1;
    for (const tail of new Set(came)) {
      const row = rows.get(tail)!;
      row.draws += 1;
      row.gap = Math.min(row.gap, age);
    }
  });
  return [...rows.values()];
}

/** Hot: most hits, ties by smaller gap; cold: largest gap, ties by fewer hits; then by number (lottery.md 8). */
export function ranked(rows: readonly TailRow[], kind: 'hot' | 'cold'): TailRow[] {
  const order =
    kind === 'hot'
      ? (a: TailRow, b: TailRow) => b.hits - a.hits || a.gap - b.gap
      : (a: TailRow, b: TailRow) => b.gap - a.gap || a.hits - b.hits;
  return rows.toSorted((a, b) => order(a, b) || Number(a.tail) - Number(b.tail)).slice(0, listed);
}

/** How long each tail has stayed away, and the longest that it ever did; `draws` are all of them, the newest first. */
export function gapRows(draws: readonly PastDraw[]): Schemas['GapTrend']['rows'] {
  const rows = new Map(tails.map((tail) => [tail, { tail, gap: draws.length, longest: 0, newer: -1 }]));
  draws.forEach((draw, age) => {
    for (const tail of new Set(tailsOf(draw))) {
      const row = rows.get(tail)!;
      if (row.newer < 0) row.gap = age;
      row.longest = Math.max(row.longest, age - row.newer - 1);
      row.newer = age;
    }
  });
  return [...rows.values()].map(({ tail, gap, longest, newer }) => ({ tail, gap, longest: Math.max(longest, draws.length - newer - 1) }));
}

/** The tails of a draw by first and by last digit. */
export function lotoRow(draw: PastDraw): Schemas['LotoRow'] {
  const came = tailsOf(draw).sort();
  return {
    drawId: draw.id,
    issue: draw.issue,
    drawAt: draw.drawAt.toISOString(),
    heads: digits.map((digit) => came.flatMap((tail) => (tail[0] === digit ? [tail[1]!] : []))),
    tails: digits.map((digit) => came.flatMap((tail) => (tail[1] === digit ? [tail[0]!] : []))),
    special: specialOf(draw)?.slice(-2) ?? '',
  };
}

/** The special prizes by the day of the week of the game's zone, from Monday on. */
export function weekdayRows(draws: readonly PastDraw[]): Schemas['WeekdayTrend']['rows'] {
  const weekdayOf = ({ day }: PastDraw) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    specials: draws.flatMap((draw) => {
      const number = specialOf(draw);
      return weekdayOf(draw) === weekday && number !== undefined ? [{ drawId: draw.id, drawAt: draw.drawAt.toISOString(), number }] : [];
    }),
  }));
}
