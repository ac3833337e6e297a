// @flag lottery
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge, classNames, VisuallyHidden } from '@parlour/ui';
import { prizeName } from '../words/symbol-names.ts';
import type { Own } from './own-numbers.ts';
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
  own?: Own | undefined;
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
                      // A new number gets a new key, so that its element is replaced and animates in.
                      key={`${at} ${result?.[name]?.[at] ?? ''}`}
                      number={result?.[name]?.[at] ?? null}
                      special={place === 0}
                      own={own && result?.[name]?.[at] ? own.digits(name, result[name][at]) : none}
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

interface DrawnNumberProps {
  number: string | null;
  special: boolean;
  /** The places of the player's own digits. */
  own: ReadonlySet<number>;
  live: boolean;
}

function DrawnNumber({ number, special, own, live }: DrawnNumberProps) {
  const { t } = useLingui();
  if (number === null)
    return (
      <span className={classNames(styles.number, special && styles.special)}>
        <span className={styles.notYet} aria-hidden />
        <VisuallyHidden>{t`not drawn yet`}</VisuallyHidden>
      </span>
    );
  return (
    <span className={classNames(styles.number, special && styles.special, own.size > 0 && styles.lit, live && styles.coming)}>
      {runsOf(number, own).map(({ from, text, lit }) =>
        lit ? (
          <span key={from} className={styles.litDigits}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {own.size > 0 && <VisuallyHidden> {t`(yours)`}</VisuallyHidden>}
    </span>
  );
}

const none: ReadonlySet<number> = new Set();

/** The digits of a number in runs that are highlighted or not. */
function runsOf(number: string, own: ReadonlySet<number>): readonly { from: number; text: string; lit: boolean }[] {
  const runs: { from: number; text: string; lit: boolean }[] = [];
  for (const [at, digit] of [...number].entries()) {
    const last = runs.at(-1);
    if (last?.lit === own.has(at)) last.text += digit;
    else runs.push({ from: at, text: digit, lit: own.has(at) });
  }
  return runs;
}
