// @flag lotteryTrends
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge } from '@parlour/ui';
import { placeName, symbolName } from '../words/symbol-names.ts';
import { Heat } from './heat.tsx';
import * as styles from './trends.css.ts';

/** For each place of a fast game: the runs of sides up to the last draw, and how many draws ago each symbol last came. */
export function PositionTrend({ rows }: { rows: Extract<Schema<'Trend'>, { kind: 'positions' }>['rows'] }) {
  const { t, i18n } = useLingui();
  const run = ({ side, length }: Schema<'SideStreak'>) => `${symbolName(i18n, side)} × ${i18n.number(length)}`;
  return (
    <div className={styles.places}>
      {rows.map(({ place, size, parity, symbols }) => {
        const most = Math.max(1, ...symbols.map(({ hits }) => hits));
        return (
          <section key={place} className={styles.place} aria-label={placeName(i18n, String(place))}>
            <strong>{placeName(i18n, String(place))}</strong>
            <span className={styles.streaks}>
              <Badge mood="accent">{run(size)}</Badge>
              <Badge mood="second">{run(parity)}</Badge>
            </span>
            <ol className={styles.few}>
              {symbols.map(({ symbol, hits, gap }) => (
                <li key={symbol} className={styles.cell}>
                  <span className={styles.tail}>{symbol}</span>
                  <span className={styles.count}>{t`${plural(hits, { one: '# hit', other: '# hits' })}`}</span>
                  {hits > 0 && (
                    <span className={styles.count}>
                      {gap === 0 ? t`last draw` : t`${plural(gap, { one: '# draw ago', other: '# draws ago' })}`}
                    </span>
                  )}
                  <Heat part={hits / most} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
