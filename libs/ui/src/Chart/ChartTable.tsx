import { classNames } from '../element/compose.ts';
import type { ChartProps } from './Chart.tsx';
import * as styles from './Chart.css.ts';

/** The figures of a chart as text. */
export function ChartTable({ label, points, texts }: Pick<ChartProps, 'label' | 'points' | 'texts'>) {
  return (
    <details className={styles.figures}>
      <summary className={styles.summary}>{texts.table}</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {texts.point}
            </th>
            <th scope="col" className={classNames(styles.cell, styles.end)}>
              {texts.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row" className={styles.cell}>
                {point.label}
              </th>
              <td className={classNames(styles.cell, styles.end)}>
                <bdi>{point.text}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
