// @flag lottery
import { classNames } from '@parlour/ui';
import * as styles from './result.css.ts';

const spots: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [10, 10],
    [20, 20],
    [30, 30],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [10, 10],
    [30, 10],
    [20, 20],
    [10, 30],
    [30, 30],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

interface DieProps {
  /** `1` to `6`; any while it rolls. */
  face: string;
  size: keyof typeof styles.dieSizes;
  className?: string | undefined;
}

/** One die. Decorative: the text beside it says what it shows. */
export function Die({ face, size, className }: DieProps) {
  const few = face === '1' || face === '4';
  return (
    <svg viewBox="0 0 40 40" className={classNames(styles.die, styles.dieSizes[size], className)} aria-hidden>
      <rect x="1" y="1" width="38" height="38" rx="8" className={styles.dieFace} />
      {(spots[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === '1' ? 6 : 4} className={few ? styles.redPip : styles.pip} />
      ))}
    </svg>
  );
}
