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
import { earlier, momentsOf, spanRows } from '../../reports/sums.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { merchantsNamed, refused, type Operator, type Schema } from '../operator.ts';
import { named, type Grouping, type ReportSource } from './sources/source.ts';

/** What every report is asked with. */
export interface ReportQuery {
  merchant?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  by?: ReportGroup | undefined;
  sort?: string | undefined;
  after?: string | undefined;
}

/** The days that a report is about, at one merchant. */
interface Span extends DayRange {
  merchant: Merchant;
}

type Read = { merchant: string; currency: string; key: string; name: string | null } & Record<string, string | number | null>;
type Figures = Schema<'ReportFigures'>;

/** One report (office 9): its rows a page at a time and, with the first page, totals beside the same weekdays before and a chart. */
export async function report(operator: Operator, name: ReportName, source: ReportSource, query: ReportQuery): Promise<Schema<'Report'>> {
  const merchants = merchantsNamed(operator, query.merchant);
  const now = operator.clock.now();
  const spans = merchants.map((merchant) => ({ merchant, ...daysOf(merchant, query, now) }));
  const by = query.by ?? groupsOf(name)[0]!;
  const { rows, next } = await page(operator, name, source, { spans, by, sort: query.sort, after: query.after });
  const list = rows.map((row) => ({
    merchant: row.merchant,
    group: row.key,
    name: row.name,
    currency: row.currency,
    figures: figuresOf(name, figuresShown(name, by), row),
  }));
  if (query.after !== undefined) return { list, next, about: null, totals: null, points: null };
  const [about, totals, points] = await Promise.all([
    counted(operator, source, spans, by),
    totalsOf(operator, name, source, spans),
    pointsOf(operator, name, source, spans),
  ]);
  return { list, next, about, totals, points };
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

interface Asked {
  spans: readonly Span[];
  by: ReportGroup;
  sort: string | undefined;
  after: string | undefined;
}

/** A page in the chosen order. Rows without the figure come last; the merchant and the key decide between equal ones. */
async function page({ db, clock }: Operator, name: ReportName, source: ReportSource, { spans, by, sort, after }: Asked) {
  const shown = figuresShown(name, by);
  const { column, descending } = sortOf(name, by, sort);
  if (column !== 'group' && !shown.includes(column))
    throw refused('field_invalid', `The report can’t be sorted by ${column}: by group, ${shown.join(', ')}.`);
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
  const { rows: read } = await sql<Read & { place: string }>`
    select r.*, ${source.name?.[by] ?? sql`null::text`} as name from (
      select r.merchant, r.currency, r.key, ${sql.join(shown.map((figure) => asText(name, figure)))}, (${value})::text as place,
        row_number() over (order by ${order}) as rank
      from (${source.rows(by, spanRows(spans), clock.now())}) r ${continued}
      order by ${order} limit ${pageRows + 1}
    ) r order by r.rank`.execute(db);
  return pageOf(read, ({ place, merchant, key }) => [place, merchant, key]);
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

async function counted({ db, clock }: Operator, source: ReportSource, spans: readonly Span[], by: ReportGroup): Promise<Schema<'About'>> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (${source.rows(by, spanRows(spans), clock.now())}) r`.execute(db);
  return { count: rows[0]!.count, exact: true };
}

/** Each merchant's totals, and those of the same weekdays before. */
async function totalsOf(
  operator: Operator,
  name: ReportName,
  source: ReportSource,
  spans: readonly Span[],
): Promise<Schema<'ReportTotal'>[]> {
  const now = operator.clock.now();
  const before = spans.map((span) => ({ ...earlier(span, weekdaysBefore(span), now), merchant: span.merchant }));
  const [figures, earlierFigures, moments] = await Promise.all([
    sumsBy(operator, name, source, spans),
    sumsBy(operator, name, source, before),
    momentsOf(operator.db, spans),
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

async function sumsBy(operator: Operator, name: ReportName, source: ReportSource, spans: readonly Span[]) {
  const all = Object.keys(reportSpec(name).figures);
  const [rows, more] = await Promise.all([
    grouped(operator, name, source, { spans, by: 'total', figures: all }),
    source.totals?.(operator.db, spans),
  ]);
  const none = Object.fromEntries(all.map((figure) => [figure, isRatio(kindOf(name, figure)) ? null : 0]));
  return (merchant: string, currency: string): Figures => {
    const row = rows.find((each) => each.merchant === merchant);
    return figuresOf(name, all, { ...none, ...row, ...more?.get(merchant), currency });
  };
}

interface Grouped {
  spans: readonly Span[];
  by: Grouping;
  figures: readonly string[];
}

async function grouped({ db, clock }: Operator, name: ReportName, source: ReportSource, { spans, by, figures }: Grouped): Promise<Read[]> {
  const { rows } = await sql<Read>`select r.merchant, r.currency, r.key, ${sql.join(figures.map((figure) => asText(name, figure)))}
    from (${source.rows(by, spanRows(spans), clock.now())}) r`.execute(db);
  return rows;
}

/** The chart of one merchant: a point for each day that has begun. */
async function pointsOf(operator: Operator, name: ReportName, source: ReportSource, spans: readonly Span[]) {
  const { groups, main } = reportSpec(name);
  const [only, ...others] = spans;
  if (!only || others.length > 0 || groups.day === undefined) return null;
  const { currency, brand } = only.merchant;
  const rows = new Map((await grouped(operator, name, source, { spans, by: 'day', figures: [main] })).map((row) => [row.key, row]));
  const today = dayIn(brand.timeZone, operator.clock.now());
  return everyDay(only)
    .filter((day) => day <= today)
    .map((day) => ({ day, value: figureOf(kindOf(name, main), rows.get(day)?.[main] ?? 0, currency) ?? 0 }));
}
