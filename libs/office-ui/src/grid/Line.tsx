import { useLingui } from '@lingui/react/macro';
import { classNames } from '@parlour/ui';
import { memo, type HTMLAttributes, type ReactNode } from 'react';
import * as styles from './Grid.css.ts';

/** A cell of every row, in display order. */
export interface LineCell<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
}

interface LineProps<Row> {
  row: Row;
  /** Its id. */
  name: string;
  /** Index among all rows, from 0. */
  index: number;
  /** Distance from the first row, in px. */
  start: number;
  cells: readonly LineCell<Row>[];
  /** Whether it is in the tab order. */
  active: boolean;
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined;
  open: boolean;
  rowProps: ((row: Row) => HTMLAttributes<HTMLElement>) | undefined;
}

function DrawnLine<Row>({ row, name, index, start, cells, active, selected, open, rowProps }: LineProps<Row>) {
  const { t } = useLingui();
  const lead = cells.findIndex(({ align }) => align === 'end');
  return (
    <div
      {...rowProps?.(row)}
      role="row"
      data-row={name}
      aria-rowindex={index + 2}
      aria-selected={selected ?? (open || undefined)}
      tabIndex={active ? 0 : -1}
      className={classNames(styles.row, styles.line, selected !== undefined && styles.selectable, (selected || open) && styles.chosen)}
      style={{ transform: `translateY(${start}px)` }}
    >
      {selected !== undefined && (
        <div role="gridcell" className={styles.check}>
          {/* The grid handles its changes. */}
          <input type="checkbox" tabIndex={-1} aria-label={t`Select`} checked={selected} readOnly />
        </div>
      )}
      {cells.map(({ id, header, cell, align }, place) => (
        <div
          key={id}
          role="gridcell"
          data-label={header}
          className={classNames(
            styles.cell,
            styles.lineCell,
            place === 0 && styles.pinned,
            place === 0 && styles.title,
            place === 0 && lead > 0 && styles.besideLead,
            place > 0 && place === lead && styles.lead,
            align === 'end' && styles.end,
          )}
        >
          <Content of={cell(row)} />
        </div>
      ))}
    </div>
  );
}

/** A text may be longer than its cell: hovering shows all of it. */
function Content({ of }: { of: ReactNode }) {
  return typeof of === 'string' && of !== '' ? <span title={of}>{of}</span> : of;
}

/** One row of a grid, rerendered only when it changes: while a list scrolls, only rows that come into view are rendered. */
export const Line = memo(DrawnLine) as typeof DrawnLine;

/** The name of the row that contains an element; undefined for one that the row shows elsewhere by a portal. */
export function lineOf(target: EventTarget): string | undefined {
  return (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
}
