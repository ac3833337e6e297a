import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem<Key extends string> {
  key: Key;
  text: ReactNode;
  icon?: ReactNode;
  /** What the tab shows; only the chosen one is in the page. */
  content: ReactNode;
}

export interface TabsProps<Key extends string> {
  label: string;
  value: Key;
  onValueChange: (key: Key) => void;
  items: readonly TabItem<Key>[];
  /** `bar`: one control with equal parts, for forms. `line`: underlined words, for pages. */
  look?: 'bar' | 'line' | undefined;
}

/** Several views in one place. Arrow keys move along the tabs; in right-to-left pages the other way around. */
export function Tabs<Key extends string>({ label, value, onValueChange, items, look = 'bar' }: TabsProps<Key>) {
  return (
    <Base.Root value={value} onValueChange={(next: Key) => onValueChange(next)} className={styles.root}>
      <Base.List aria-label={label} className={styles.lists[look]} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.key} value={item.key} className={styles.tabs[look]}>
            {item.icon}
            <span className={styles.text}>{item.text}</span>
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.key} value={item.key} className={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
