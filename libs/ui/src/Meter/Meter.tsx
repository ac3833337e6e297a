import { useId } from 'react';
import { AlertIcon } from '../icons/icons.ts';
import * as bar from '../Progress/Progress.css.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The figures for the eye and for screen readers: "৳3,000 of ৳5,000". */
  text: string;
  /** From here on it is nearly full: another colour, and `highText` in words. */
  high?: number | undefined;
  highText?: string | undefined;
}

/** An amount within its limits: what of a daily limit is used. For something that advances use `Progress`. */
export function Meter({ label, value, max, text, high, highText }: MeterProps) {
  const id = useId();
  const isHigh = high !== undefined && value >= high;
  const mood = value >= max ? 'danger' : isHigh ? 'warning' : 'accent';
  return (
    <div className={bar.progress}>
      <div className={bar.head}>
        <span id={id} className={bar.label}>
          {label}
        </span>
        <span className={bar.figures}>{text}</span>
      </div>
      <svg
        className={bar.track}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
      >
        <rect width={`${Math.min(1, Math.max(0, value / max)) * 100}%`} height="100%" className={bar.fill[mood]} />
        {high !== undefined && <rect x={`${(high / max) * 100}%`} width="2" height="100%" className={bar.tick} />}
      </svg>
      {isHigh && highText !== undefined && (
        <span className={styles.notes[mood === 'danger' ? 'danger' : 'warning']}>
          <AlertIcon size="s" />
          {highText}
        </span>
      )}
    </div>
  );
}
