// @flag winnerBoard
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { Badge, Money } from '@parlour/ui';
import * as styles from './winner-board.css.ts';

interface WinnerProps {
  entry: Schema<'WinnerBoard'>['list'][number];
  /** Labels the entry as made up; if all of them are, the board says it once. */
  marked: boolean;
}

/** One of the three biggest winners. */
export function BigWinner({ entry, marked, rank }: WinnerProps & { rank: number }) {
  const { i18n } = useLingui();
  return (
    <li className={styles.place}>
      {/* Screen readers get the rank from the list. */}
      <span className={styles.rank} aria-hidden>
        {new Intl.NumberFormat(i18n.locale).format(rank)}
      </span>
      <img className={styles.picture} src={entry.iconUrl} alt="" width="60" height="80" loading="lazy" decoding="async" />
      <div className={styles.placeWords}>
        <Money text={formatMoney(fromWire(entry.winAmount), i18n.locale)} mood="win" />
        <bdi className={styles.name}>{entry.customerName}</bdi>
        <span className={styles.game}>{entry.gameName}</span>
        {marked && <Demonstration />}
      </div>
    </li>
  );
}

/** A winner in the list. */
export function Winner({ entry, marked }: WinnerProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={entry.iconUrl} alt="" width="36" height="48" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <bdi className={styles.name}>{entry.customerName}</bdi>
        <span className={styles.game}>{entry.gameName}</span>
      </div>
      {marked && <Demonstration />}
      <Money text={formatMoney(fromWire(entry.winAmount), i18n.locale)} mood="win" />
    </li>
  );
}

export function Demonstration() {
  return (
    <Badge mood="warning">
      <Trans>Demonstration</Trans>
    </Badge>
  );
}
