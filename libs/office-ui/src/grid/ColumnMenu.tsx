import { Trans, useLingui } from '@lingui/react/macro';
import { Button, GridIcon, IconButton, ArrowUpIcon, ChevronDownIcon, Popover } from '@parlour/ui';
import type { GridColumn } from './Grid.tsx';
import * as styles from './Grid.css.ts';

interface ColumnMenuProps {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[];
  /** Ids in their order. */
  shown: readonly string[];
  onChange: (order: string[], visible: Record<string, boolean>) => void;
}

/** Hides, shows and moves the columns of a list. The first one stays. */
export function ColumnMenu({ columns, shown, onChange }: ColumnMenuProps) {
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
      <Button size="s" variant="ghost" onClick={() => onChange([], {})}>
        <Trans>Reset the columns</Trans>
      </Button>
    </Popover>
  );
}
