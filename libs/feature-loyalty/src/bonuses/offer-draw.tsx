// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import type { ReactNode } from 'react';
import { said } from '../shown/said.ts';
import * as styles from '../shown/loyalty.css.ts';

/** How a prize is drawn: its odds, the commitment made beforehand, and what the member has opened (rewards section 7). */
export function OfferDraw({ draw: { commitment, serverSeed, prizes, opened } }: { draw: Schema<'PromotionDraw'> }) {
  const { i18n } = useLingui();
  const whole = prizes.reduce((sum, { weight }) => sum + Number(weight), 0);
  const chance = (weight: string) => i18n.number(Number(weight) / whole, { style: 'percent', maximumSignificantDigits: 3 });
  return (
    <div className={styles.body}>
      <p className={styles.text}>
        <Trans>
          The prize is drawn from a seed of ours, which we committed to beforehand, and one of yours. Neither side can choose it.
        </Trans>
      </p>
      <ul className={styles.list}>
        {prizes.map(({ amount, weight }, place) => (
          // Prizes have no name but their place.
          <li key={place}>
            {said(amount, i18n.locale)}: {chance(weight)}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact name={<Trans>Commitment</Trans>} value={commitment} />
        {serverSeed !== undefined && <Fact name={<Trans>Our seed</Trans>} value={serverSeed} />}
        {opened.map(({ n, clientSeed, amount }) => (
          <Fact key={n} name={<Trans>Your seed for {said(amount, i18n.locale)}</Trans>} value={clientSeed} />
        ))}
      </dl>
      {serverSeed === undefined && (
        <p className={styles.muted}>
          <Trans>We publish our seed when the draw is over, so that anyone can check it.</Trans>
        </p>
      )}
    </div>
  );
}

/** A value that anyone can check, below its name. */
export function Fact({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.code} dir="ltr">
        {value}
      </dd>
    </div>
  );
}
