import { dayAfter, everyDay, isDay, money, toDecimal, type Currency, type DayRange } from '@parlour/domain';
import {
  dayIn,
  figuresShown,
  groupsOf,
  longestReportDays,
  reportDays,
  reportSpec,
  usualSortOf,
  weekdaysBefore,
  type FigureKind,
  type ReportGroup,
  type ReportName,
} from '@parlour/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { earlier, momentsOf, spanRows } from '../../reports/sums.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { merchantsNamed, refused, type Operator, type Schema } from '../operator.ts';
import type { ReportQuery } from './report-query.ts';
import { named, type Grouping, type ReportSource } from './sources/source.ts';

/** The days that a report is about, at one merchant. */
interface Span extends DayRange {
  merchant: Merchant;
}

type Read = { merchant: string; currency: string; key: string; name: string | null } & Record<string, string | number | null>;
type Figures = Schema<'ReportFigures'>;

export type Report = Schema<'Report'>;

/** A request for a report, and the operator who made it. */
interface AskedReport {
  operator: Operator;
  name: ReportName;
  source: ReportSource;
  spans: readonly Span[];
  by: ReportGroup;
  sort: string | undefined;
}

/** Runs one statement of a report. */
export type Reads = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Has statements wait for each other, so that they take one connection; once one has failed, those after it fail alike. */
export function inTurn(reads: Reads): Reads {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = before.then(() => reads(work));
    before = next;
    return next;
  };
}

/** Resolves what is asked. Throws `field_invalid` or `not_found` for a merchant, days, or an order that a report can't have. */
export function askedReport(operator: Operator, name: ReportName, source: ReportSource, query: ReportQuery): AskedReport {
  const merchants = merchantsNamed(operator, query.merchant);
  const now = operator.clock.now();
  const by = query.by ?? groupsOf(name)[0]!;
  if (!groupsOf(name).includes(by))
    throw refused('field_invalid', `The report can’t be grouped by ${by}: by ${groupsOf(name).join(', ')}.`);
  const { column } = sortOf(name, by, query.sort);
  const shown = figuresShown(name, by);
  if (column !== 'group' && !shown.includes(column))
    throw refused('field_invalid', `The report can’t be sorted by ${column}: by group, ${shown.join(', ')}.`);
  const spans = merchants.map((merchant) => ({ merchant, ...daysOf(merchant, query, now) }));
  return { operator, name, source, spans, by, sort: query.sort };
}

/** The merchant's days that are asked about. Throws `field_invalid` for days that are none, or too many. */
function daysOf({ brand: { timeZone } }: Merchant, { from, to }: ReportQuery, now: Date) {
  const today = dayIn(timeZone, now);
  for (const day of [from, to])
    if (day !== undefined && !isDay(day)) throw refused('field_invalid', `${day} is not a day: write it like 2030-01-31.`);
  const last = to ?? today;
  const days = { from: from ?? (to === undefined ? reportDays('month', today).from : dayAfter(last, -29)), to: last };
  if (days.from > days.to) throw refused('field_invalid', 'The last day is before the first.');
  if (days.to > dayAfter(days.from, longestReportDays)) throw refused('field_invalid', `A report spans ${longestReportDays} days at most.`);
  return days;
}

/** A page of rows in the chosen order. */
export async function rowsOf(asked: AskedReport, reads: Reads, after?: string, size?: number): Promise<Pick<Report, 'list' | 'next'>> {
  const { name, by } = asked;
  const { rows, next } = await page(asked, reads, after, size);
  const shown = figuresShown(name, by);
  const list = rows.map((row) => ({
    merchant: row.merchant,
    group: row.key,
    name: row.name,
    currency: row.currency,
    figures: figuresOf(name, shown, row),
  }));
  return { list, next };
}

/** Rows without the figure come last; the merchant and the key decide between equal ones. */
async function page({ operator, name, source, spans, by, sort }: AskedReport, reads: Reads, after?: string, size = pageRows) {
  const now = operator.clock.now();
  const shown = figuresShown(name, by);
  const { column, descending } = sortOf(name, by, sort);
  const isText = column === 'group';
  const value = isText
    ? sql`r.key collate "C"`
    : sql`coalesce(r.${sql.id(column)}::numeric, ${descending ? '-Infinity' : 'Infinity'}::numeric)`;
  const [direction, beyond] = descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  let continued = sql``;
  if (after !== undefined) {
    const [last, merchant, key] = placeAfter(after, ['text', 'text', 'text']);
    if (!isText && !/^-?(?:Infinity|\d+(?:\.\d+)?)$/.test(last))
      throw refused('field_invalid', 'This cursor isn’t valid. Start again without one.');
    const place = isText ? sql`${last}::text collate "C"` : sql`${last}::numeric`;
    continued = sql`where (${value}, r.merchant collate "C", r.key collate "C") ${beyond} (${place}, ${merchant}::text, ${key}::text)`;
  }
  const order = sql`${value} ${direction}, r.merchant collate "C" ${direction}, r.key collate "C" ${direction}`;
  // Names are looked up for the rows of the page alone.
  const statement = sql<Read & { place: string }>`
    select r.*, ${source.name?.[by] ?? sql`null::text`} as name from (
      select r.merchant, r.currency, r.key, ${sql.join(shown.map((figure) => asText(name, figure)))}, (${value})::text as place,
        row_number() over (order by ${order}) as rank
      from (${source.rows(by, spanRows(spans), now)}) r ${continued}
      order by ${order} limit ${size + 1}
    ) r order by r.rank`;
  const { rows: read } = await reads((db) => statement.execute(db));
  return pageOf(read, ({ place, merchant, key }) => [place, merchant, key], size);
}

function sortOf(name: ReportName, by: ReportGroup, sort: string | undefined) {
  if (sort === undefined) return usualSortOf(name, by);
  return { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
}

/** A figure as text, except a ratio: sums may exceed what a number holds. */
const asText = (name: ReportName, figure: string): RawBuilder<unknown> =>
  isRatio(kindOf(name, figure)) ? sql`r.${sql.id(figure)}` : named(figure, sql`r.${sql.id(figure)}::text`);

const isRatio = (kind: FigureKind) => kind === 'share' || kind === 'times';

const kindOf = (name: ReportName, figure: string): FigureKind => reportSpec(name).figures[figure]!;

function figuresOf(
  name: ReportName,
  shown: readonly string[],
  row: Record<string, string | number | null> & { currency: string },
): Figures {
  return Object.fromEntries(shown.map((figure) => [figure, figureOf(kindOf(name, figure), row[figure] ?? null, row.currency)]));
}

function figureOf(kind: FigureKind, value: string | number | null, currency: string): string | number | null {
  if (value === null) return null;
  return kind === 'amount' ? toDecimal(money(BigInt(value), currency as Currency)) : Number(value);
}

/** How many rows it has. */
export async function aboutOf({ operator, source, spans, by }: AskedReport, reads: Reads): Promise<Report['about']> {
  const statement = sql<{ count: number }>`select count(*)::int as count
    from (${source.rows(by, spanRows(spans), operator.clock.now())}) r`;
  const { rows } = await reads((db) => statement.execute(db));
  return { count: rows[0]!.count, exact: true };
}

/** Each merchant's totals, and those of the same weekdays before. */
export async function totalsOf(asked: AskedReport, reads: Reads): Promise<NonNullable<Report['totals']>> {
  const { operator, spans } = asked;
  const now = operator.clock.now();
  const before = spans.map((span) => ({ ...earlier(span, weekdaysBefore(span), now), merchant: span.merchant }));
  const [figures, earlierFigures, moments] = await Promise.all([
    sumsBy(asked, reads),
    sumsBy({ ...asked, spans: before }, reads),
    reads((db) => momentsOf(db, spans)),
  ]);
  return spans.map((span) => {
    const { code, currency, brand } = span.merchant;
    const { begins, ends } = moments.get(code)!;
    return {
      merchant: code,
      currency,
      timeZone: brand.timeZone,
      from: span.from,
      to: span.to,
      begins: begins.toISOString(),
      ends: ends.toISOString(),
      figures: figures(code, currency),
      before: earlierFigures(code, currency),
      daysBefore: weekdaysBefore(span),
    };
  });
}

async function sumsBy(asked: AskedReport, reads: Reads) {
  const { name, source, spans } = asked;
  const all = Object.keys(reportSpec(name).figures);
  const [rows, more] = await Promise.all([grouped(asked, reads, 'total', all), reads(async (db) => source.totals?.(db, spans))]);
  const none = Object.fromEntries(all.map((figure) => [figure, isRatio(kindOf(name, figure)) ? null : 0]));
  return (merchant: string, currency: string): Figures => {
    const row = rows.find((each) => each.merchant === merchant);
    return figuresOf(name, all, { ...none, ...row, ...more?.get(merchant), currency });
  };
}

async function grouped({ operator, name, source, spans }: AskedReport, reads: Reads, by: Grouping, figures: readonly string[]) {
  const statement = sql<Read>`select r.merchant, r.currency, r.key, ${sql.join(figures.map((figure) => asText(name, figure)))}
    from (${source.rows(by, spanRows(spans), operator.clock.now())}) r`;
  return (await reads((db) => statement.execute(db))).rows;
}

/** The chart of one merchant: a point for each day that has begun; null if there are several merchants, or the report has no days. */
export async function pointsOf(asked: AskedReport, reads: Reads): Promise<Report['points']> {
  const { operator, name, spans } = asked;
  const { groups, main } = reportSpec(name);
  const [only, ...others] = spans;
  if (!only || others.length > 0 || groups.day === undefined) return null;
  const { currency, brand } = only.merchant;
  const rows = new Map((await grouped(asked, reads, 'day', [main])).map((row) => [row.key, row]));
  const today = dayIn(brand.timeZone, operator.clock.now());
  return everyDay(only)
    .filter((day) => day <= today)
    .map((day) => ({ day, value: figureOf(kindOf(name, main), rows.get(day)?.[main] ?? 0, currency) ?? 0 }));
}
