import { dayIn, statSubjects, type StatSubject, type Sum, type Sums } from '@parlour/domain/reports';
import { dayAfter, type DayRange } from '@parlour/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';

/** A span of whole days in a merchant's zone; `until` cuts it off at a time, whose hour still counts in full. */
export interface Span extends DayRange {
  merchant: Pick<Merchant, 'code' | 'brand'>;
  until?: Date | undefined;
}

/** Sums of a span in the merchant's currency, and who was active in it. */
export interface SpanSums {
  sums: Sums;
  active: number;
}

/** The span shifted back by this many days. If the span has not ended at `now`, the earlier one is cut off correspondingly. */
export function earlier(span: Span, days: number, now: Date): Span {
  const { merchant, from, to } = span;
  const isOver = to < dayIn(merchant.brand.timeZone, now);
  const until = isOver ? undefined : new Date(now.getTime() - days * 86_400_000);
  return { merchant, from: dayAfter(from, -days), to: dayAfter(to, -days), until };
}

/** Spans as rows; `begins` (inclusive) and `ends` (exclusive) are times, cut off at `until`. */
export const spanRows = (spans: readonly Span[]) => sql`(
  select x.merchant, x.zone, x.currency, x.first, x.last, x.first::timestamp at time zone x.zone as begins,
    least((x.last + 1)::timestamp at time zone x.zone, x.until) as ends, x.until
  from jsonb_to_recordset(${JSON.stringify(spans.map(rowOf))}::jsonb)
    as x (merchant text, zone text, currency text, first date, last date, until timestamptz)
)`;

/**
 * The sums of a span `s`, by subject and by the value of `local` for an hour's local time. A lateral join, so that each span reads its own
 * range of the index: joined to all spans at once, Postgres would read every hour ever stored.
 */
const sumsOfSpan = (local: RawBuilder<unknown>) => sql`lateral (
  select ${local} as local, subject, sum(count)::text as count, sum(paid_in)::text as paid_in, sum(paid_out)::text as paid_out
  from stat_hour where stat_hour.merchant = s.merchant and hour >= s.begins and hour < s.ends and stat_hour.currency = s.currency
  group by 1, 2
)`;
const wholeSpan = sumsOfSpan(sql`null::timestamp`);
const ofEachPoint = sumsOfSpan(sql`date_trunc(case when s.first = s.last then 'hour' else 'day' end, hour at time zone s.zone)`);

const rowOf = ({ merchant: { code, brand }, from, to, until }: Span) => ({
  merchant: code,
  zone: brand.timeZone,
  currency: brand.currency,
  first: from,
  last: to,
  until: until ?? 'infinity',
});

interface SumRow {
  merchant: string;
  subject: StatSubject;
  count: string;
  paid_in: string;
  paid_out: string;
}

/** The sums of each span, by merchant code. All amounts are in the merchant's currency. */
export async function sumsOf(db: Db, spans: readonly Span[]): Promise<ReadonlyMap<string, SpanSums>> {
  const { rows } = await sql<SumRow>`
    select s.merchant, h.* from ${spanRows(spans)} s, ${wholeSpan} h`.execute(db);
  const actives = await activeIn(db, spans);
  return new Map(
    spans.map(({ merchant: { code } }) => [
      code,
      { sums: sumsIn(rows.filter(({ merchant }) => merchant === code)), active: actives.get(code) ?? 0 },
    ]),
  );
}

/** How many members were active in each span, by merchant code. */
export async function activeIn(db: Db, spans: readonly Span[]): Promise<ReadonlyMap<string, number>> {
  // Each counts on the first day of the span on which they played; on a day that is cut off, only if they had played by then.
  const { rows: actives } = await sql<{ merchant: string; active: string }>`
    select s.merchant, ((
        select coalesce(sum(p.members), 0) from stat_played_day p
        where p.merchant = s.merchant and p.currency = s.currency and p.played_before < s.first
          and p.day between s.first and case when s.until = 'infinity' then s.last else s.last - 1 end
      ) + (
        select count(*) from stat_member_day d
        where s.until <> 'infinity' and d.merchant = s.merchant and d.day = s.last and d.currency = s.currency and d.rounds > 0
          and d.played_before < s.first and d.first_at < s.until
      ))::text as active
    from ${spanRows(spans)} s`.execute(db);
  return new Map(actives.map(({ merchant, active }) => [merchant, Number(active)]));
}

/** The sum of a series' points. */
export function totalOf(points: Iterable<Sums>): Sums {
  const total: Partial<Record<StatSubject, Sum>> = {};
  for (const sums of points)
    for (const subject of statSubjects) {
      const [one, more] = [total[subject], sums[subject]];
      if (more)
        total[subject] = {
          count: (one?.count ?? 0) + more.count,
          paidIn: (one?.paidIn ?? 0n) + more.paidIn,
          paidOut: (one?.paidOut ?? 0n) + more.paidOut,
        };
    }
  return total;
}

/**
 * The sums of each hour of a one-day span, or of each day of a longer one, by merchant and time, such as `2026-03-14T09` or `2026-03-14`.
 */
export async function seriesOf(db: Db, spans: readonly Span[]): Promise<ReadonlyMap<string, ReadonlyMap<string, Sums>>> {
  const { rows } = await sql<SumRow & { at: string }>`
    select s.merchant, to_char(h.local, case when s.first = s.last then 'YYYY-MM-DD"T"HH24' else 'YYYY-MM-DD' end) as at, h.*
    from ${spanRows(spans)} s, ${ofEachPoint} h`.execute(db);
  const byMerchant = Map.groupBy(rows, ({ merchant }) => merchant);
  return new Map(
    [...byMerchant].map(([merchant, own]) => [
      merchant,
      new Map([...Map.groupBy(own, ({ at }) => at)].map(([at, then]) => [at, sumsIn(then)])),
    ]),
  );
}

/** The start and end of each span, by merchant code. */
export async function momentsOf(db: Db, spans: readonly Span[]): Promise<ReadonlyMap<string, { begins: Date; ends: Date }>> {
  const { rows } = await sql<{
    merchant: string;
    begins: Date;
    ends: Date;
  }>`select merchant, begins, ends from ${spanRows(spans)} s`.execute(db);
  return new Map(rows.map(({ merchant, ...span }) => [merchant, span]));
}

function sumsIn(rows: readonly SumRow[]): Sums {
  const known = rows.filter(({ subject }) => statSubjects.includes(subject));
  return Object.fromEntries(
    known.map(({ subject, count, paid_in, paid_out }): [StatSubject, Sum] => [
      subject,
      { count: Number(count), paidIn: BigInt(paid_in), paidOut: BigInt(paid_out) },
    ]),
  );
}
