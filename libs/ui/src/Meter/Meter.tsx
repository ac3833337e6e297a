import { AlertIcon } from '../icons/icons.ts';
import { Bar, shareOf } from '../Progress/Bar.tsx';
import * as bar from '../Progress/Progress.css.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The figures for the eye and for screen readers: "৳3,000 of ৳5,000". */
  text: string;
  /** From this value on it counts as nearly full: another colour, and `highText` in words. */
  high?: number | undefined;
  highText?: string | undefined;
}

/** An amount within limits, such as the used part of a daily limit. For something that advances use `Progress`. */
export function Meter({ label, value, max, text, high, highText }: MeterProps) {
  const isHigh = high !== undefined && value >= high;
  const mood = value >= max ? 'danger' : isHigh ? 'warning' : 'accent';
  const note = isHigh && highText !== undefined && (
    <span className={styles.notes[mood === 'danger' ? 'danger' : 'warning']}>
      <AlertIcon size="s" />
      {highText}
    </span>
  );
  return (
    <Bar role="meter" label={label} value={Math.min(value, max)} max={max} text={text} note={note}>
      <rect width={`${shareOf(value, max) * 100}%`} height="100%" className={bar.fill[mood]} />
      {high !== undefined && <rect x={`${(high / max) * 100}%`} width="2" height="100%" className={bar.tick} />}
    </Bar>
  );
}
