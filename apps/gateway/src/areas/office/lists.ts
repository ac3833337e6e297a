import { toDecimal } from '@parlour/domain';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { amountOf } from '../wallet/to-wire.ts';
import { isId, refused, timeOf, type Schema } from './operator.ts';

/** Rows on a page (office O31). */
export const pageRows = 200;
const countedTo = 10_000;

/** A page, and where the next one starts; null on the last. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * Turns rows into a page; they must be read with a limit of one more than a page has. `placeOf` returns a row's values in the columns of
 * the list's order.
 */
export function pageOf<Row>(read: readonly Row[], placeOf: (row: Row) => readonly (string | number | Date)[], size = pageRows): Page<Row> {
  const rows = read.slice(0, size);
  const last = read.length > size ? rows.at(-1) : undefined;
  return { rows, next: last ? Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') : null };
}

/** The types of the values that lists are ordered by. */
const shapes = {
  time: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  id: (value: unknown) => typeof value === 'string' && isId(value),
  text: (value: unknown) => typeof value === 'string',
  number: Number.isSafeInteger,
};
type Shape = keyof typeof shapes;
type Place<Order extends readonly Shape[]> = { [Index in keyof Order]: Order[Index] extends 'number' ? number : string };

/** Where a page starts, from the `next` of the previous page: the values of its last row. Throws `field_invalid` for anything else. */
export function placeAfter<const Order extends readonly Shape[]>(next: string, order: Order): Place<Order> {
  try {
    const values = JSON.parse(Buffer.from(next, 'base64url').toString()) as unknown;
    if (Array.isArray(values) && values.length === order.length && order.every((shape, index) => shapes[shape](values[index])))
      return values as never;
  } catch {
    // Refused below.
  }
  throw refused('field_invalid', 'This cursor isn’t valid. Start again without one.');
}

/**
 * Selects a time for `placeOf` to the microsecond. A `Date` is cut to milliseconds, and would skip rows within the same millisecond if the
 * database itself set the time.
 */
export function exactly(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The direction of a list that is latest first unless ascending order was requested. */
export const directionOf = (ascending: boolean | undefined) => (ascending ? 'asc' : 'desc');

/** Continues a list that is ordered by a time, as `exactly` gives it, and then by an id; undefined for the first page. */
export function continues(
  columns: readonly [time: string, id: string],
  after: string | undefined,
  ascending: boolean | undefined = false,
): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  const [at, id] = placeAfter(after, ['time', 'id']);
  const beyond = ascending ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
}

/**
 * The order of a queue with its history: waiting rows first, oldest at the top, in the order in which they should be decided; then the
 * rest, latest first.
 */
export function waitingFirst({ waits, at, id }: { waits: RawBuilder<unknown>; at: string; id: string }) {
  const [time, key] = [sql.ref(at), sql.ref(id)];
  return {
    place: sql<[number, string, string]>`json_build_array((${waits})::int, ${exactly(at)}, ${key})`.as('place'),
    order: sql`(${waits}) desc, case when ${waits} then ${time} end, case when ${waits} then ${key} end, ${time} desc, ${key} desc`,
    continues(after: string | undefined): RawBuilder<boolean> {
      if (after === undefined) return sql<boolean>`true`;
      const [isWaiting, then, last] = placeAfter(after, ['number', 'time', 'id']);
      const place = sql`(${then}::timestamptz, ${last}::uuid)`;
      return isWaiting === 1
        ? sql<boolean>`(not (${waits}) or (${time}, ${key}) > ${place})`
        : sql<boolean>`(not (${waits}) and (${time}, ${key}) < ${place})`;
    },
  };
}

/** Restricts a list to a span of time; `to` is exclusive. Throws `field_invalid` for an invalid time. */
export function within(column: string, { from, to }: { from?: string | undefined; to?: string | undefined }): RawBuilder<boolean> {
  const since = from === undefined ? sql`` : sql` and ${sql.ref(column)} >= ${timeOf(from)}`;
  const before = to === undefined ? sql`` : sql` and ${sql.ref(column)} < ${timeOf(to)}`;
  return sql<boolean>`(true${since}${before})`;
}

/** Like `aboutOf`, for a list of amounts whose query selects `amount` and `currency`: also returns their totals, if the count is exact. */
export async function aboutAmounts(db: Db, found: Expression<unknown>, after: string | undefined): Promise<Schema<'About'>> {
  const about = await aboutOf(db, found, after);
  if (!about?.exact) return about;
  const { rows } = await sql<{ amount: string; currency: string }>`select sum(amount)::text as amount, currency
    from (${found}) as found group by currency order by currency`.execute(db);
  return { ...about, sums: rows.map((row) => ({ amount: toDecimal(amountOf(row)), currency: row.currency })) };
}

/**
 * How many rows a query without order or limit finds: counted up to 10,000, beyond that estimated by the database. Only for the first page;
 * null for others.
 */
export async function aboutOf(db: Db, found: Expression<unknown>, after: string | undefined): Promise<Schema<'About'>> {
  if (after !== undefined) return null;
  const counted = await sql<{ count: string }>`select count(*)::text as count
    from (select from (${found}) as found limit ${countedTo + 1}) as counted`.execute(db);
  const count = Number(counted.rows[0]!.count);
  if (count <= countedTo) return { count, exact: true };
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) ${found}`.execute(db);
  // The statistics may be lower than what was counted.
  return { count: Math.max(count, plan.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']), exact: false };
}
