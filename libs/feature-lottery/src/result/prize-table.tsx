// @flag lottery
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge, classNames, VisuallyHidden } from '@parlour/ui';
import { prizeName } from '../words/names.ts';
import type { OwnDigits } from './own-numbers.ts';
import * as styles from './result.css.ts';

export interface PrizeForm {
  name: string;
  count: number;
}

interface PrizeTableProps {
  prizes: readonly PrizeForm[];
  /** What has been drawn so far; null or absent numbers are still awaited. */
  result: Schema<'LotteryResult'> | undefined;
  /** Prizes that do not count. */
  voidPrizes?: readonly string[] | undefined;
  own?: OwnDigits | undefined;
  /** Animates the newest numbers as they arrive. */
  live?: boolean | undefined;
}

/** A result prize by prize, the first prize large, the player's own numbers highlighted. */
export function PrizeTable({ prizes, result, voidPrizes = [], own, live = false }: PrizeTableProps) {
  const { t, i18n } = useLingui();
  return (
    <table className={styles.prizes} aria-label={t`Result by prizes`}>
      <tbody>
        {prizes.map(({ name, count }, place) => (
          <tr key={name} className={styles.prizeRow}>
            <th scope="row" className={styles.prizeName}>
              {prizeName(i18n, name, count)}
            </th>
            <td className={styles.prizeCell}>
              {voidPrizes.includes(name) ? (
                <Badge mood="danger">{t({ message: 'Void', context: 'state of a prize' })}</Badge>
              ) : (
                <div className={classNames(styles.numbers, styles.columns[columnsFor(count)])}>
                  {Array.from({ length: Math.max(count, result?.[name]?.length ?? 0) }, (_, at) => (
                    <DrawnNumber
                      // // A new number gets a new key, so that its element is replaced and animates in.
                      key={`${at} ${result?.[name]?.[at] ?? ''}`}
                      number={result?.[name]?.[at] ?? null}
                      special={place === 0}
                      own={own && result?.[name]?.[at] ? own(name, result[name][at]) : 0}
                      live={live}
                    />
                  ))}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chooses rows of equal length where possible. */
function columnsFor(count: number): 1 | 2 | 3 | 4 | 5 {
  if (count === 1 || count === 2 || count === 3 || count === 4) return count;
  return count % 5 === 0 ? 5 : count % 3 === 0 ? 3 : 4;
}

function DrawnNumber({ number, special, own, live }: { number: string | null; special: boolean; own: number; live: boolean }) {
  const { t } = useLingui();
  if (number === null)
    return (
      <span className={classNames(styles.number, special && styles.special)}>
        <span className={styles.notYet} aria-hidden />
        <VisuallyHidden>{t`not drawn yet`}</VisuallyHidden>
      </span>
    );
  const cut = own < 0 ? -own : number.length - own;
  const [before, after] = [number.slice(0, cut), number.slice(cut)];
  return (
    <span className={classNames(styles.number, special && styles.special, own !== 0 && styles.lit, live && styles.coming)}>
      {own < 0 ? <span className={styles.litDigits}>{before}</span> : before}
      {own > 0 ? <span className={styles.litDigits}>{after}</span> : after}
      {own !== 0 && <VisuallyHidden> {t`(yours)`}</VisuallyHidden>}
    </span>
  );
}
