// @flag bonuses
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatPercent } from '@parlour/domain';
import { said } from '../shown/said.ts';
import { useWeightName } from './weight-name.ts';
import * as styles from '../shown/loyalty.css.ts';

/** How bonus money becomes cash, in sentences with the terms' own figures (R13 to R24). */
export function WageringTerms({ terms }: { terms: Schema<'WageringTerms'> }) {
  const { t, i18n } = useLingui();
  const times = i18n.number(Number(terms.multiplier));
  const { days, maxBet, maxConversion, spend, onWithdrawal, weights } = terms;
  return (
    <>
      <li>
        {terms.base === 'bonus' ? (
          <Trans>Stake {times} times the bonus, and what is left of it becomes cash.</Trans>
        ) : (
          <Trans>Stake {times} times the deposit and the bonus together, and what is left of the bonus becomes cash.</Trans>
        )}
      </li>
      {days !== undefined && (
        <li>
          <Plural
            value={days}
            one="You have # day for it, from the moment it is played."
            other="You have # days for it, from the moment it is played."
          />
        </li>
      )}
      {maxBet && (
        <li>
          <Trans>While it runs, a round takes {said(maxBet, i18n.locale)} at most.</Trans>
        </li>
      )}
      {maxConversion !== undefined && (
        <li>
          <Trans>At most {i18n.number(Number(maxConversion))} times the bonus is turned into cash.</Trans>
        </li>
      )}
      <li>{spend === 'realFirst' ? <Trans>Your own money is played first.</Trans> : <Trans>Bonus money is played first.</Trans>}</li>
      <li>
        {onWithdrawal === 'forfeit' ? (
          <Trans>You can withdraw your own money at any time. A withdrawal ends the bonus; you are asked before.</Trans>
        ) : (
          <Trans>You can withdraw your own money at any time, and keep the bonus.</Trans>
        )}
      </li>
      <li>
        <GameWeights weights={weights} label={t`What counts:`} />
      </li>
    </>
  );
}

/** How much of a stake counts in which games, highest first. */
export function GameWeights({ weights, label }: { weights: readonly Schema<'GameWeight'>[]; label: string }) {
  const { i18n } = useLingui();
  const nameOf = useWeightName();
  return (
    <>
      {label}
      <ul className={styles.list}>
        {weights.map((weight) => (
          <li key={weight.of}>
            {nameOf(weight.of)}: {formatPercent(weight.percent, i18n.locale)}
          </li>
        ))}
      </ul>
    </>
  );
}
