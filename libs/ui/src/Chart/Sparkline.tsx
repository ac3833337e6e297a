import { chartGeometry, linePaths } from './chart-geometry.ts';
import * as styles from './Chart.css.ts';

export interface SparklineProps {
  /** What it shows, in words: "Last 7 days: up to ৳1,200.00". */
  label: string;
  values: readonly number[];
}

const box = { width: 96, height: 28 };
const pad = 3;

/** A small trend line without axes, to go beside a figure. */
export function Sparkline({ label, values }: SparklineProps) {
  const points = values.map((value, index) => ({ key: String(index), label: '', value }));
  const { y, zero } = chartGeometry(points, { ...box, height: box.height + 20, rtl: false }, String);
  const x = values.map((_, index) => pad + (index * (box.width - 2 * pad)) / Math.max(1, values.length - 1));
  const paths = linePaths(x, y, zero);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${box.width} ${box.height}`} className={styles.spark}>
      <line x1="0" x2={box.width} y1={zero} y2={zero} className={styles.grid} />
      <path d={paths.area} className={styles.area} />
      <path d={paths.line} className={styles.line} />
      {values.length > 0 && <circle cx={x.at(-1)} cy={y.at(-1)} r="3.5" className={styles.dot} />}
    </svg>
  );
}
