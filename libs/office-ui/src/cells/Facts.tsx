import type { ReactNode } from 'react';
import * as styles from './cells.css.ts';

/** The facts about one thing, a line each: the name and the value, or a dash if there is none. */
export function Facts({ entries }: { entries: readonly { key: string; label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {entries.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.factName}>{label}</dt>
          <dd className={styles.factValue}>{value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
