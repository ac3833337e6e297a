// @flag missions or bonuses
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMember, type Schema } from '@parlour/api';
import type { Currency } from '@parlour/domain';
import { Money, Text } from '@parlour/ui';
import { said, saidDecimal } from './said.ts';
import * as styles from './loyalty.css.ts';

interface BoardRowsProps {
  measure: Schema<'BoardView'>['measure'];
  rows: readonly Schema<'BoardRow'>[];
  /** The member's own row, which comes last if it is not among the first. */
  own?: Schema<'BoardRow'> | undefined;
}

/** The places of a board with what each would win. */
export function BoardRows({ measure, rows, own }: BoardRowsProps) {
  const { t, i18n } = useLingui();
  const currency = useMember()?.currency as Currency | undefined;
  const figure = (value: string) => {
    if (measure === 'points') return <Plural value={Number(value)} one="# point" other="# points" />;
    if (measure === 'validStake') return currency ? saidDecimal(value, currency, i18n.locale) : value;
    return t`${i18n.number(Number(value))} times`;
  };
  const isBelow = own !== undefined && !rows.some((row) => row.own);
  return (
    <>
      {rows.length === 0 && <Text tone="muted">{t`No one has a place yet. The first settled bet takes the lead.`}</Text>}
      <ol className={styles.rows}>
        {[...rows, ...(isBelow ? [own] : [])].map((row) => (
          <li key={row.rank} className={row.own ? `${styles.row} ${styles.own}` : styles.row}>
            <span>{i18n.number(row.rank)}</span>
            <span>{row.own ? t`You` : <bdi>{row.name}</bdi>}</span>
            <span className={styles.end}>
              {figure(row.measure)}
              {row.prize && (
                <>
                  <br />
                  <Money text={said(row.prize, i18n.locale)} mood="win" />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > 0 && own === undefined && (
        <Text tone="muted">
          <Trans>You have no place yet. Settled bets with your own money count.</Trans>
        </Text>
      )}
    </>
  );
}
