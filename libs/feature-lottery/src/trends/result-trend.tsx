// @flag lotteryTrends
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import { TextLink } from '@parlour/ui';
import { ResultStrip } from '../result/result-view.tsx';
import { drawTime } from '../words/format.ts';
import * as styles from './trends.css.ts';

/** A list of results, newest first, each leading to its draw. */
export function ResultTrend({ rows, zone }: { rows: readonly Schema<'LastResult'>[]; zone: string }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t`Results`}>
        <tbody>
          {rows.map(({ drawId, issue, drawAt, result }) => (
            <tr key={drawId}>
              <th scope="row" className={styles.th}>
                <TextLink render={<Link to={'/draw/$drawId' as string} params={{ drawId } as never} />}>
                  <bdi>{issue}</bdi>
                </TextLink>
                <div className={styles.when}>{drawTime(drawAt, i18n.locale, zone)}</div>
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
