import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { CloseIcon } from '../icons/icons.ts';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps<Key extends string> {
  /** Name of the group: "Filters of the betting record". */
  label: string;
  /** One choice of many that is made often, as chips: the period. On phones they move sideways in one row. */
  presets: {
    label: string;
    options: readonly { key: Key; text: string }[];
    value: Key;
    onChange: (key: Key) => void;
  };
  /** What a preset opens below the bar: the fields of days chosen by hand. */
  expanded?: ReactNode;
  /** More filters: `Select`s. */
  children?: ReactNode;
  /** Takes all filters back; give it only while something is filtered. */
  clear?: { text: string; onClear: () => void } | undefined;
}

/** What narrows a list down. Where the choice is kept is the caller's: in the address, so that Back and a reload keep it. */
export function FilterBar<Key extends string>({ label, presets, expanded, children, clear }: FilterBarProps<Key>) {
  const chips = useRef<HTMLDivElement>(null);
  const { value } = presets;
  // On a phone the chosen chip may stand outside the row; the page itself must not move for it.
  useEffect(() => {
    const row = chips.current!;
    const chosen = row.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!chosen || row.scrollWidth <= row.clientWidth) return;
    const [inner, outer] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [value]);
  return (
    <fieldset aria-label={label} className={styles.bar}>
      <div className={styles.row}>
        <div role="group" aria-label={presets.label} className={styles.presets} ref={chips}>
          <div className={styles.chips}>
            {presets.options.map(({ key, text }) => (
              <Chip key={key} selected={key === value} onClick={() => presets.onChange(key)}>
                {text}
              </Chip>
            ))}
          </div>
        </div>
        {(children !== undefined || clear) && (
          <div className={styles.others}>
            {children}
            {clear && (
              <Button variant="ghost" className={styles.clear} icon={<CloseIcon />} onClick={clear.onClear}>
                {clear.text}
              </Button>
            )}
          </div>
        )}
      </div>
      {expanded !== undefined && expanded !== null && expanded !== false && <div className={styles.expanded}>{expanded}</div>}
    </fieldset>
  );
}
