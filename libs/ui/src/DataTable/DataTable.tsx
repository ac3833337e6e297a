import type { ReactNode } from 'react';
import { classNames } from '../element/class-names.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DataTable.css.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** Heads the card on phones, without its label; at most one column. */
  lead?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** What the table holds; for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first load: rows of skeletons, as many as given. */
  loadingRows?: number | undefined;
  /** The next page is on its way: the old rows stay, and a line runs above them. */
  refreshing?: boolean | undefined;
}

/** Records as a table on wide screens and as cards on phones. One markup for both: roles are spelled out, since `display` would drop them. */
export function DataTable<Row>({ caption, columns, rows, rowKey, loadingRows, refreshing = false }: DataTableProps<Row>) {
  const alignment = (column: Column<Row>) => (column.align === 'end' ? styles.end : undefined);
  const line = (key: string, cell: (column: Column<Row>) => ReactNode) => (
    <tr key={key} role="row" className={styles.row}>
      {columns.map((column) => (
        <td key={column.key} role="cell" className={classNames(styles.cell, alignment(column), column.lead === true && styles.lead)}>
          <span className={styles.cardLabel} aria-hidden>
            {column.header}
          </span>
          <div className={styles.value}>{cell(column)}</div>
        </td>
      ))}
    </tr>
  );
  return (
    <div
      className={classNames(styles.frame, refreshing && styles.refreshing)}
      aria-busy={refreshing || loadingRows !== undefined || undefined}
    >
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={classNames(styles.header, alignment(column))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {loadingRows === undefined
            ? rows.map((row) => line(rowKey(row), (column) => column.cell(row)))
            : Array.from({ length: loadingRows }, (_, index) => line(`loading-${index}`, () => <Skeleton />))}
        </tbody>
      </table>
    </div>
  );
}
