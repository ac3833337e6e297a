import type { ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ColumnHeads, SortSelect, type Sort } from './sorting.tsx';
import * as cellStyles from './cells.css.ts';
import * as styles from './DataTable.css.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** Null or '' for an empty cell: a dash in the table, no line on a card. */
  cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** Never wraps in the table, such as times. */
  unbroken?: boolean | undefined;
  /**
   * Its place on a card: `lead` heads the card, `figure` is beside it (the amount that matters), `action` is a button below;
   * by default a line with its label. At most one `lead` and one `figure`.
   */
  card?: 'lead' | 'figure' | 'action' | undefined;
  /** Makes the column sortable, and names its two orders for cards: "oldest first", "newest first". */
  sortable?: { ascending: string; descending: string } | undefined;
}

export interface DataTableProps<Row> {
  /** What the table holds; for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** In display order: a caller that passes `sort` sorts them itself. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** During the first load: the number of skeleton rows. */
  loadingRows?: number | undefined;
  /** The next page is loading: the old rows stay, with a progress line above them. */
  refreshing?: boolean | undefined;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Label of the sort select on cards: "Sort by". */
  sortLabel?: string | undefined;
}

/**
 * Records as a table where there is room, and as cards where there is not. Both use the same markup, with explicit roles,
 * since changing `display` drops the native ones.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, loadingRows, refreshing = false } = props;
  const hasFigure = columns.some(({ card }) => card === 'figure');
  const line = (key: string, cell: (column: Column<Row>) => ReactNode) => (
    <tr key={key} role="row" className={styles.row}>
      {columns.map((column) => {
        const content = cell(column);
        const nothing = content === null || content === undefined || content === '';
        return (
          <td
            key={column.key}
            role="cell"
            className={classNames(
              cellStyles.cells[column.card ?? 'line'],
              column.align === 'end' && cellStyles.end,
              column.unbroken === true && cellStyles.unbroken,
              column.card === 'lead' && !hasFigure && cellStyles.alone,
              nothing && cellStyles.unused,
            )}
          >
            <span className={column.card === undefined ? cellStyles.cardLabel : cellStyles.noLabel} aria-hidden>
              {column.header}
            </span>
            <div className={classNames(cellStyles.value, loadingRows !== undefined && cellStyles.waiting)}>
              {nothing ? <span aria-hidden>–</span> : content}
            </div>
          </td>
        );
      })}
    </tr>
  );
  return (
    <div className={styles.place}>
      <SortSelect {...props} />
      <div
        className={classNames(styles.frame, refreshing && styles.refreshing)}
        aria-busy={refreshing || loadingRows !== undefined || undefined}
      >
        <table role="table" className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              <ColumnHeads {...props} />
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {loadingRows === undefined
              ? rows.map((row) => line(rowKey(row), (column) => column.cell(row)))
              : Array.from({ length: loadingRows }, (_, index) => line(`loading-${index}`, () => <Skeleton />))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
