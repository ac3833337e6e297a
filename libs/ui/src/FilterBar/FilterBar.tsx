import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { CloseIcon } from '../icons/icons.ts';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps<Key extends string> {
  /** Name of the group: "Filters of the betting record". */
  label: string;
  /** A frequent choice as chips, such as the period. On phones they scroll in one row. */
  presets: {
    label: string;
    options: readonly { key: Key; text: string }[];
    value: Key;
    onChange: (key: Key) => void;
  };
  /** What a preset opens below the bar: the date fields of a custom span. */
  expanded?: ReactNode;
  /** More filters: `Select`s. */
  children?: ReactNode;
  /** Resets all filters; pass it only while a filter is active. */
  clear?: { text: string; onClear: () => void } | undefined;
}

/** The filters of a list. The caller keeps the choice, in the address, so that it survives Back and a reload. */
export function FilterBar<Key extends string>({ label, presets, expanded, children, clear }: FilterBarProps<Key>) {
  const chips = useRef<HTMLDivElement>(null);
  const { value } = presets;
  // On phones the chosen chip may be scrolled out of the row; bring it into view without scrolling the page.
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
