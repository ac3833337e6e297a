import { classNames } from '../element/compose.ts';
import { Select } from '../Select/Select.tsx';
import type { DataTableProps } from './DataTable.tsx';
import * as styles from './DataTable.css.ts';

/** The column that rows are sorted by. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The column headers; sortable ones are buttons. */
export function ColumnHeads<Row>({ columns, sort, onSortChange }: DataTableProps<Row>) {
  return columns.map(({ key, header, align, sortable }) => {
    const direction = sort?.key === key ? sort.direction : undefined;
    const sorts = sortable && onSortChange;
    return (
      <th
        key={key}
        role="columnheader"
        scope="col"
        aria-sort={direction}
        className={classNames(sorts ? styles.sorter : styles.header, align === 'end' && styles.end)}
      >
        {sorts ? (
          <button
            type="button"
            className={styles.sort}
            onClick={() => onSortChange({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
          >
            {header}
            <svg viewBox="0 0 10 14" className={styles.arrows} aria-hidden>
              <path d="M5 0l4.5 6h-9z" className={direction === 'ascending' ? undefined : styles.faint} />
              <path d="M5 14L.5 8h9z" className={direction === 'descending' ? undefined : styles.faint} />
            </svg>
          </button>
        ) : (
          header
        )}
      </th>
    );
  });
}

/** The same choice as a select; shown with cards only. */
export function SortSelect<Row>({ columns, sort, onSortChange, sortLabel }: DataTableProps<Row>) {
  if (!onSortChange || sortLabel === undefined) return null;
  const orders = columns.flatMap(({ key, header, sortable }) =>
    sortable
      ? (['ascending', 'descending'] as const).map((direction) => ({ key, direction, text: `${header}: ${sortable[direction]}` }))
      : [],
  );
  return (
    <div className={styles.cardSort}>
      <Select
        label={sortLabel}
        value={orders.findIndex(({ key, direction }) => key === sort?.key && direction === sort.direction)}
        onChange={(event) => {
          const chosen = orders[Number(event.target.value)];
          if (chosen) onSortChange({ key: chosen.key, direction: chosen.direction });
        }}
        options={orders.map(({ text }, index) => ({ value: String(index), text }))}
      />
    </div>
  );
}
