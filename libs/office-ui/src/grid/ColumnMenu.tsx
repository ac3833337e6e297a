import { Trans, useLingui } from '@lingui/react/macro';
import { Button, GridIcon, IconButton, ArrowUpIcon, ChevronDownIcon, MinusIcon, PlusIcon, Popover, Select } from '@parlour/ui';
import type { GridColumn } from './Grid.tsx';
import * as styles from './Grid.css.ts';
import { readSort, sortText, type Sort } from './list-address.ts';

interface ColumnMenuProps {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[];
  /** Ids of the visible columns, in order. */
  shown: readonly string[];
  onChange: (order: string[], visible: Record<string, boolean>) => void;
  /** Ids of the columns that the list can be sorted by; cards on a phone have no column heads to press. */
  sortable: readonly string[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** Makes a visible column wider, or narrower by a negative step, in px. */
  onResize: (id: string, by: number) => void;
  /** Restores the default order, widths and visibility. */
  onReset: () => void;
}

/** By how many px a press widens or narrows a column. */
const step = 32;

/** Sorts a list, and hides, shows, moves and resizes its columns. The first column stays. */
export function ColumnMenu({ columns, shown, sortable, sort, onSort, onChange, onResize, onReset }: ColumnMenuProps) {
  const { t } = useLingui();
  const hidden = columns.filter(({ id }) => !shown.includes(id)).map(({ id }) => id);
  const listed = [...shown, ...hidden].flatMap((id) => columns.filter((column) => column.id === id));
  const set = (order: readonly string[], off: readonly string[]) => onChange([...order], Object.fromEntries(off.map((id) => [id, false])));
  const move = (id: string, by: -1 | 1) => {
    const order = listed.map((column) => column.id);
    const at = order.indexOf(id);
    order.splice(at, 1);
    order.splice(at + by, 0, id);
    set(order, hidden);
  };
  return (
    <Popover
      title={t`Columns`}
      closeText={t`Close`}
      trigger={
        <Button size="s" variant="ghost" icon={<GridIcon size="s" />}>
          <Trans>Columns</Trans>
        </Button>
      }
    >
      {sortable.length > 0 && (
        <Select
          label={t`Order`}
          value={sort ? sortText(sort) : ''}
          onChange={({ target }) => onSort(readSort(target.value, sortable))}
          options={[
            { value: '', text: t`As the list comes` },
            ...columns
              .filter(({ id }) => sortable.includes(id))
              .flatMap(({ id, header }) => [
                { value: id, text: t`${header}, ascending` },
                { value: `-${id}`, text: t`${header}, descending` },
              ]),
          ]}
        />
      )}
      <ul className={styles.columns}>
        {listed.map(({ id, header }, index) => (
          <li key={id} className={styles.column}>
            <label className={styles.columnName}>
              <input
                type="checkbox"
                checked={shown.includes(id)}
                disabled={index === 0}
                onChange={({ target }) =>
                  set(
                    listed.map((column) => column.id),
                    target.checked ? hidden.filter((each) => each !== id) : [...hidden, id],
                  )
                }
              />
              {header}
            </label>
            <IconButton
              size="s"
              label={t`Make ${header} narrower`}
              icon={<MinusIcon size="s" />}
              disabled={!shown.includes(id)}
              onClick={() => onResize(id, -step)}
            />
            <IconButton
              size="s"
              label={t`Make ${header} wider`}
              icon={<PlusIcon size="s" />}
              disabled={!shown.includes(id)}
              onClick={() => onResize(id, step)}
            />
            <IconButton
              size="s"
              label={t`Move ${header} up`}
              icon={<ArrowUpIcon size="s" />}
              disabled={index < 2}
              onClick={() => move(id, -1)}
            />
            <IconButton
              size="s"
              label={t`Move ${header} down`}
              icon={<ChevronDownIcon size="s" />}
              disabled={index === 0 || index === listed.length - 1}
              onClick={() => move(id, 1)}
            />
          </li>
        ))}
      </ul>
      <Button size="s" variant="ghost" onClick={onReset}>
        <Trans>Reset the columns</Trans>
      </Button>
    </Popover>
  );
}
