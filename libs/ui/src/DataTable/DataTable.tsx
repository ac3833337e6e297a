import type { ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ColumnHeads, SortSelect, type Sort } from './sorting.tsx';
import * as cellStyles from './cells.css.ts';
import * as styles from './DataTable.css.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** Null or '' where the row has nothing here: a dash on wide screens, no line on a card. */
  cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** In one line where it stands in a table: times. */
  unbroken?: boolean | undefined;
  /**
   * Its place where rows are cards: `lead` heads the card, `figure` stands beside it (the amount that matters), `action` is
   * a button below; else a line with its label. At most one `lead` and one `figure`.
   */
  card?: 'lead' | 'figure' | 'action' | undefined;
  /** Can be sorted by, and what its two orders are called where rows are cards: "oldest first", "newest first". */
  sortable?: { ascending: string; descending: string } | undefined;
}

export interface DataTableProps<Row> {
  /** What the table holds; for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** In the order in which they are shown: who gives `sort` sorts. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first load: rows of skeletons, as many as given. */
  loadingRows?: number | undefined;
  /** The next page is on its way: the old rows stay, and a line runs above them. */
  refreshing?: boolean | undefined;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Label of the list of orders where rows are cards: "Sort by". */
  sortLabel?: string | undefined;
}

/**
 * Records as a table where there is room, and as cards where there is not. One markup for both: roles are spelled out, since
 * `display` would drop them.
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
