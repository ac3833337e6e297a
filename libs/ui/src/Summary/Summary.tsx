import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Summary.css.ts';

export interface SummaryProps {
  /** Undefined values are loading. */
  entries: readonly { key: string; label: string; value: ReactNode | undefined }[];
}

/** The totals of a record, above its rows: stakes, wins, the result. */
export function Summary({ entries }: SummaryProps) {
  return (
    <dl className={styles.summary} aria-busy={entries.some(({ value }) => value === undefined) || undefined}>
      {entries.map(({ key, label, value }) => (
        <div key={key} className={styles.entry}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value ?? <Skeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}
