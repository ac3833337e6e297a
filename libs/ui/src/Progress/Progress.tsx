import { useId } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  label: string;
  /** How far, of `max`; absent while nobody knows how long it takes. */
  value?: number | undefined;
  max?: number | undefined;
  /** The figures for the eye and for screen readers: "3 of 10 invited". */
  text?: string | undefined;
  mood?: 'accent' | 'win' | undefined;
}

/** How far something has come: a mission, an upload. For an amount within limits use `Meter`. */
export function Progress({ label, value, max = 100, text, mood = 'accent' }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {text !== undefined && <span className={styles.figures}>{text}</span>}
      </div>
      <svg
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <rect
          width={`${(share ?? 0.4) * 100}%`}
          height="100%"
          className={share === undefined ? `${styles.fill[mood]} ${styles.endless}` : styles.fill[mood]}
        />
      </svg>
    </div>
  );
}
