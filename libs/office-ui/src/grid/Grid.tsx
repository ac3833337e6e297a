import { useLingui } from '@lingui/react/macro';
import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowUpIcon, classNames, SortIcon } from '@parlour/ui';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ExportButton, type Exportable } from '../export/ExportButton.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import * as styles from './Grid.css.ts';
import { Line, lineOf, type LineCell } from './Line.tsx';
import { useArrangement } from './arrangement.ts';
import { keepPlace, keptPlace } from './kept-place.ts';
import { readSort, sortText, useListPart, type Sort } from './list-address.ts';
import { sortableHere, sorted } from './sorting.ts';

export interface GridColumn<Row> extends LineCell<Row> {
  /** Initial width, in px. */
  width?: number | undefined;
  /** The value by which a complete list is sorted, if it is not the field with this id. */
  sortBy?: ((row: Row) => string | number | boolean | null) | undefined;
}

/** A key that does something to the row that has the focus, such as `a` for approve. */
export interface GridKey<Row> {
  key: string;
  text: string;
  run: (row: Row) => void;
}

export interface GridProps<Row> {
  /** The key under which the operator's arrangement of columns is stored. */
  id: string;
  label: string;
  /** The first one is pinned. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row that is open beside the list. */
  openRow?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Ids of the selected rows; absent if nothing can be done with several. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  keys?: readonly GridKey<Row>[] | undefined;
  /** Below the rows: totals of everything that is found. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** How to export everything that is found; absent if it cannot be exported. */
  exported?: Exportable | undefined;
  /** Additional props of a row, such as those that make it draggable; its keys take precedence over those of the list. */
  rowProps?: ((row: Row) => HTMLAttributes<HTMLElement>) | undefined;
  /** Called before the last rows come into view, if there are more. */
  onEndNear?: (() => void) | undefined;
  /** The columns by which the server sorts a paged list (`useListSort`); a complete list is sorted here, by any column. */
  sorts?: readonly string[] | undefined;
  /** The default order, if it is that of a column. */
  usualSort?: Sort | undefined;
}

const features = tableFeatures({ columnOrderingFeature, columnResizingFeature, columnSizingFeature, columnVisibilityFeature });
/** The limits of a column's width, in px. */
const [narrowest, widest] = [64, 800];
/** How many rows before the end the next page is requested. */
const ahead = 40;

/**
 * The office's list (office O31, O34): rows of equal height, of which only the visible ones are rendered, a pinned first column, columns
 * that can be resized, hidden and moved, and full keyboard control. The server does the filtering, and the sorting of a paged list.
 */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, rowId, openRow, onOpen, selected, onSelect, keys = [], totals, exported, onEndNear, rowProps } = props;
  const { t, i18n } = useLingui();
  const { arrangement, arrange, resize, reset } = useArrangement(props.id);
  const [sortedBy, setSortedBy] = useListPart('sort', props.id);
  // Draggable rows have their own order.
  const isWhole = onEndNear === undefined && rowProps === undefined;
  const sortable = useMemo(
    () => props.sorts ?? (isWhole ? sortableHere(columns, props.rows) : []),
    [props.sorts, isWhole, columns, props.rows],
  );
  const sort = readSort(sortedBy, sortable) ?? props.usualSort;
  const rows = useMemo(() => {
    const chosen = isWhole ? readSort(sortedBy, sortable) : undefined;
    const column = columns.find(({ id }) => id === chosen?.column);
    return chosen && column ? sorted(props.rows, column, chosen, i18n.locale) : props.rows;
  }, [isWhole, sortedBy, sortable, columns, props.rows, i18n.locale]);
  const sortBy = (next: Sort | undefined) => setSortedBy(next && sortText(next));
  const definitions = useMemo(
    () => columns.map(({ id, width = 150 }): ColumnDef<typeof features, Row> => ({ id, size: width, minSize: narrowest, maxSize: widest })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    columnResizeMode: 'onEnd',
    state: { columnVisibility: arrangement.visible, columnOrder: arrangement.order, columnSizing: arrangement.sizes },
    onColumnSizingChange: (change) => resize(typeof change === 'function' ? change(arrangement.sizes) : change),
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = table.getVisibleLeafColumns();
  const cells = useMemo(() => shown.flatMap(({ id }) => byId.get(id) ?? []), [shown, byId]);
  // Columns share the remaining width; one that the operator has resized keeps its width.
  const trackOf = (column: string, size: number) =>
    arrangement.sizes[column] === undefined ? `minmax(${size}px, ${size}fr)` : `${size}px`;
  const template = [...(selected ? ['2.75rem'] : []), ...shown.map((column) => trackOf(column.id, column.getSize()))].join(' ');
  const width = `calc(${table.getTotalSize()}px + ${selected ? '2.75rem' : '0px'})`;

  const scroller = useRef<HTMLDivElement>(null);
  const [place] = useState(() => keptPlace(props.id));
  const [rowHeight, setRowHeight] = useState(44);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes this component: it draws again with every scroll
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialOffset: place?.top ?? 0,
    getItemKey: (index) => rowId(rows[index]!),
  });
  const measure = useEffectEvent(() => {
    const height = scroller.current && Number(getComputedStyle(scroller.current).getPropertyValue('--row-height').replace('px', ''));
    if (height && height !== rowHeight) {
      setRowHeight(height);
      virtual.measure();
    }
  });
  useEffect(() => {
    measure();
    // The height of rows changes with the office's density, and when a phone is turned.
    const observer = new MutationObserver(() => measure());
    observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
    const phone = matchMedia(styles.phone);
    phone.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      phone.removeEventListener('change', measure);
    };
  }, []);

  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const endNear = useEffectEvent(() => onEndNear?.());
  useEffect(() => {
    if (last >= rows.length - ahead) endNear();
  }, [last, rows.length]);

  // One row is in the tab order: the one that had the focus last, or the first.
  const [active, setActiveRow] = useState(place?.active);
  const setActive = (row: string) => {
    setActiveRow(row);
    keepPlace(props.id, { active: row });
  };
  const activeIndex = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex((row) => rowId(row) === active),
      ),
    [rows, rowId, active],
  );
  const moveTo = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    setActive(rowId(row));
    virtual.scrollToIndex(rows.indexOf(row));
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId(row))}"]`)?.focus());
  };
  const toggle = (name: string) => {
    if (!selected) return;
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    onSelect?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[activeIndex];
    const isOnRow = (event.target as HTMLElement).hasAttribute('data-row');
    if (!row || !isOnRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 1;
    const moves: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      j: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      k: activeIndex - 1,
      PageDown: activeIndex + page,
      PageUp: activeIndex - page,
      Home: 0,
      End: rows.length - 1,
    };
    const own = keys.find(({ key }) => key === event.key);
    if (moves[event.key] !== undefined) moveTo(moves[event.key]!);
    else if (event.key === 'Enter' && onOpen) onOpen(row);
    else if ((event.key === 'x' || event.key === ' ') && selected) toggle(rowId(row));
    else if (own) own.run(row);
    else return;
    event.preventDefault();
  };

  const allSelected = selected !== undefined && rows.length > 0 && rows.every((row) => selected.has(rowId(row)));
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {exported && <ExportButton exported={exported} columns={cells} />}
        <ColumnMenu
          columns={columns}
          shown={shown.map(({ id }) => id)}
          sortable={sortable}
          sort={sort}
          onSort={sortBy}
          onChange={arrange}
          onResize={(id, by) => {
            const size = Math.min(widest, Math.max(narrowest, (table.getColumn(id)?.getSize() ?? 0) + by));
            resize({ ...arrangement.sizes, [id]: size });
          }}
          onReset={reset}
        />
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ [styles.columnsVar]: template, [styles.widthVar]: width } as CSSProperties}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={shown.length}
        aria-multiselectable={selected ? true : undefined}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => keepPlace(props.id, { top: currentTarget.scrollTop })}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={classNames(styles.row, styles.headRow)}>
            {selected && (
              <div role="columnheader" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={t`Select all that are loaded`}
                  checked={allSelected}
                  onChange={() => onSelect?.(new Set(allSelected ? [] : rows.map(rowId)))}
                />
              </div>
            )}
            {table.getFlatHeaders().map((header, index) => {
              const column = byId.get(header.column.id);
              return (
                column && (
                  <div
                    key={column.id}
                    role="columnheader"
                    aria-sort={ariaSort(column.id, sortable, sort)}
                    className={classNames(styles.headCell, index === 0 && styles.pinned, column.align === 'end' && styles.end)}
                  >
                    {sortable.includes(column.id) ? (
                      <SortButton
                        column={column}
                        sort={sort}
                        isChosen={readSort(sortedBy, sortable) !== undefined}
                        latestFirst={column.align === 'end' || props.usualSort?.descending === true}
                        onSort={sortBy}
                      />
                    ) : (
                      <span className={styles.headText}>{column.header}</span>
                    )}
                    <span
                      className={classNames(styles.resizer, header.column.getIsResizing() && styles.resizing)}
                      onPointerDown={header.getResizeHandler()}
                      aria-hidden
                    />
                  </div>
                )
              );
            })}
          </div>
        </div>
        <div
          role="rowgroup"
          className={styles.body}
          style={{ blockSize: virtual.getTotalSize() }}
          onFocus={({ target }) => {
            const name = lineOf(target);
            if (name !== undefined) setActive(name);
          }}
          onClick={({ target }) => {
            const name = lineOf(target);
            const row = rows.find((each) => rowId(each) === name);
            if (row && !(target as HTMLElement).closest('button, a, input')) onOpen?.(row);
          }}
          onChange={({ target }) => {
            const name = (target as HTMLElement).matches('[type=checkbox]') ? lineOf(target) : undefined;
            if (name !== undefined) toggle(name);
          }}
        >
          {items.map(({ index, start }) => {
            const row = rows[index]!;
            const name = rowId(row);
            return (
              <Line
                key={name}
                row={row}
                name={name}
                index={index}
                start={start}
                cells={cells}
                active={index === activeIndex}
                selected={selected?.has(name)}
                open={openRow === name}
                rowProps={rowProps}
              />
            );
          })}
        </div>
        {totals && (
          <div role="rowgroup" className={styles.totals}>
            <div role="row" className={classNames(styles.row, styles.totalsRow)}>
              {selected && <div role="gridcell" />}
              {shown.map((column, place) => (
                <div
                  key={column.id}
                  role="gridcell"
                  className={classNames(styles.cell, place === 0 && styles.pinned, byId.get(column.id)?.align === 'end' && styles.end)}
                >
                  {totals[column.id]}
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
      {keys.length > 0 && (
        <p className={styles.keys} aria-hidden>
          {[{ key: 'j k', text: t`rows` }, ...(onOpen ? [{ key: 'Enter', text: t`open` }] : []), ...keys].map(({ key, text }) => (
            <span key={key}>
              <kbd className={styles.key}>{key}</kbd> {text}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function ariaSort(column: string, sortable: readonly string[], sort: Sort | undefined) {
  if (!sortable.includes(column)) return undefined;
  if (sort?.column !== column) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

interface SortButtonProps {
  column: Pick<GridColumn<never>, 'id' | 'header' | 'align'>;
  sort: Sort | undefined;
  /** Whether the operator chose the order, rather than the default. */
  isChosen: boolean;
  /** Whether the first press sorts the latest or the largest first. */
  latestFirst: boolean;
  onSort: (sort: Sort | undefined) => void;
}

/** The first press sorts by the column, the second reverses the order, the third restores the default. */
function SortButton({ column: { id, header, align }, sort, isChosen, latestFirst, onSort }: SortButtonProps) {
  const isSorted = sort?.column === id;
  const press = () => {
    if (!isSorted) onSort({ column: id, descending: latestFirst });
    else if (!isChosen || sort.descending === latestFirst) onSort({ column: id, descending: !sort.descending });
    else onSort(undefined);
  };
  return (
    <button type="button" className={classNames(styles.sorter, align === 'end' && styles.sorterEnd)} onClick={press}>
      <span className={styles.headText}>{header}</span>
      <span className={classNames(styles.sorterIcon, !isSorted && styles.sorterHint, isSorted && sort.descending && styles.sorterDown)}>
        {isSorted ? <ArrowUpIcon size="s" /> : <SortIcon size="s" />}
      </span>
    </button>
  );
}
