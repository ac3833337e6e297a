import type { GridColumn } from './Grid.tsx';
import type { Sort } from './list-address.ts';

type Value = string | number | boolean | null | undefined;

/** The value that a column is sorted by: `sortBy`, or the field of the same name. Undefined for a column that shows several things. */
function valueOf<Row extends object>({ id, sortBy }: GridColumn<Row>, row: Row): Value | object {
  return sortBy ? sortBy(row) : (row as Record<string, Value | object>)[id];
}

const isPlain = (value: Value | object): value is Value => value === null || typeof value !== 'object';
/** Amounts are decimal text. */
const decimal = /^-?\d+(?:\.\d+)?$/;

/** The columns by which a complete list can be sorted. */
export function sortableHere<Row extends object>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string[] {
  return columns
    .filter((column) => {
      const values = rows.map((row) => valueOf(column, row));
      return values.every(isPlain) && values.some((value) => value !== undefined && value !== null);
    })
    .map(({ id }) => id);
}

/** The rows sorted by a column; those without a value come last, and the sort is stable. */
export function sorted<Row extends object>(
  rows: readonly Row[],
  column: GridColumn<Row>,
  { descending }: Sort,
  locale: string,
): readonly Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const isNone = (value: Value | object) => value === null || value === undefined || value === '';
  return rows.toSorted((first, second) => {
    const [a, b] = [valueOf(column, first), valueOf(column, second)];
    if (isNone(a) || isNone(b)) return Number(isNone(a)) - Number(isNone(b));
    const [left, right] = [String(a), String(b)];
    const order = decimal.test(left) && decimal.test(right) ? Number(left) - Number(right) : collator.compare(left, right);
    return descending ? -order : order;
  });
}
