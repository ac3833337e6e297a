import { classNames } from '../element/compose.ts';
import { Bar, shareOf } from './Bar.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  label: string;
  /** Progress out of `max`; undefined while the duration is unknown. */
  value?: number | undefined;
  max?: number | undefined;
  /** The figures for the eye and for screen readers: "3 of 10 invited". */
  text?: string | undefined;
  mood?: 'accent' | 'win' | undefined;
}

/** Progress of something that advances: a mission, an upload. For an amount within limits use `Meter`. */
export function Progress({ label, value, max = 100, text, mood = 'accent' }: ProgressProps) {
  const share = value === undefined ? undefined : shareOf(value, max);
  return (
    <Bar role="progressbar" label={label} value={value} max={max} text={text}>
      <rect
        width={`${(share ?? 0.4) * 100}%`}
        height="100%"
        className={classNames(styles.fill[mood], share === undefined && styles.endless)}
      />
    </Bar>
  );
}
