import type { ReportGroup } from '@parlour/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../kernel/tables.ts';
import type { Span } from '../../../reports/sums.ts';

/** By what rows are grouped; `total` makes one row for each merchant. */
export type Grouping = ReportGroup | 'total';

/** Where the rows of a report come from. */
export interface ReportSource {
  /**
   * A query over the spans of `s` (`spanRows`) with the columns `merchant`, `currency`, `key`, and one for each figure that the grouping
   * shows, by its name; amounts are in minor units.
   */
  rows(by: Grouping, spans: RawBuilder<unknown>, now: Date): RawBuilder<unknown>;
  /** What people call the thing with the key `r.key` at the merchant `r.merchant`; read only for the rows of a page. */
  name?: Partial<Record<ReportGroup, RawBuilder<string | null>>>;
  /** Figures of totals that are no sum of hours, by merchant. */
  totals?(db: Db, spans: readonly Span[]): Promise<ReadonlyMap<string, Readonly<Record<string, string | number>>>>;
}

/** The days or months of a merchant as keys, from an expression for a local date or time. */
export function timeKey(by: Grouping, local: RawBuilder<unknown>): RawBuilder<string> {
  if (by === 'day') return sql<string>`to_char(${local}, 'YYYY-MM-DD')`;
  if (by === 'month') return sql<string>`to_char(${local}, 'YYYY-MM')`;
  return sql<string>`''`;
}

/** Names a column. */
export const named = (name: string, value: RawBuilder<unknown>) => sql`${value} as ${sql.id(name)}`;

/** The name of a member whose id is the key. */
export const memberName = sql<string | null>`(select username from member where id = r.key::uuid and merchant = r.merchant)`;

type Column = 'count' | 'paid_in' | 'paid_out';

/** One sum of `stat_hour` rows `h` of a subject, 0 where there are none. */
export const hourSum = (subject: string, column: Column) =>
  sql`coalesce(sum(h.${sql.id(column)}) filter (where h.subject = ${subject}), 0)`;

/** The hours of each span, as `h`: the same rows that the dashboard adds up. */
export const hoursOf = (spans: RawBuilder<unknown>, subjects: readonly string[]) => sql`${spans} s cross join lateral (
    select * from stat_hour where stat_hour.merchant = s.merchant and hour >= s.begins and hour < s.ends and stat_hour.currency = s.currency
      and subject = any (${[...subjects]})
  ) h`;

/** The local time of an hour of `hoursOf`. */
export const hourOf = sql`h.hour at time zone s.zone`;
