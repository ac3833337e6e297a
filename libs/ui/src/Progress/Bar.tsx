import { useId, type ReactNode } from 'react';
import * as styles from './Progress.css.ts';

interface BarProps {
  role: 'meter' | 'progressbar';
  label: string;
  /** Undefined while unknown. */
  value: number | undefined;
  max: number;
  /** The figures as text, also for screen readers. */
  text: string | undefined;
  /** What is drawn in the bar, as a percentage of its width. */
  children: ReactNode;
  /** Below it. */
  note?: ReactNode;
}

/** The common base of `Progress` and `Meter`: a label, figures and a bar. */
export function Bar({ role, label, value, max, text, children, note }: BarProps) {
  const id = useId();
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
        role={role}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        {children}
      </svg>
      {note}
    </div>
  );
}

/** `value` as a share of `max`, from 0 to 1. */
export function shareOf(value: number, max: number): number {
  return Math.min(1, Math.max(0, value / max));
}
