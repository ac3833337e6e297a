// @flag lotteryTrends
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { ResultStrip } from '../result/result-view.tsx';
import { drawTime } from '../words/format.ts';
import * as styles from './trends.css.ts';

/** A list of results, newest first. */
export function ResultTrend({ rows }: { rows: readonly Schema<'LastResult'>[] }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t`Results`}>
        <tbody>
          {rows.map(({ drawId, issue, drawAt, result }) => (
            <tr key={drawId}>
              <th scope="row" className={styles.th}>
                <bdi>{issue}</bdi>
                <div className={styles.count}>{drawTime(drawAt, i18n.locale)}</div>
              </th>
              <td className={styles.td}>
                <ResultStrip result={result} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
