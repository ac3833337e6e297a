// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { fromWire, money, toWire, type WireMoney } from '@parlour/domain';
import { commitmentOf, openEnvelope } from '@parlour/domain/rewards';
import { Button } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { said } from '../shown/said.ts';
import * as styles from '../shown/loyalty.css.ts';

/** How a prize is drawn: its odds, the commitment made beforehand, and what the member has opened (rewards section 7). */
export function OfferDraw({ code, draw }: { code: string; draw: Schema<'PromotionDraw'> }) {
  const { i18n } = useLingui();
  const { commitment, serverSeed, prizes, opened } = draw;
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
          // Prizes are identified by their position alone.
          <li key={place}>
            {said(amount, i18n.locale)}: {chance(weight)}
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <Trans>On average, an envelope gives {said(averageOf(prizes), i18n.locale)}.</Trans>
      </p>
      <dl className={styles.facts}>
        <Fact name={<Trans>Commitment</Trans>} value={commitment} />
        {serverSeed !== undefined && <Fact name={<Trans>Our seed</Trans>} value={serverSeed} />}
        {opened.map(({ n, clientSeed, amount }) => (
          <Fact key={n} name={<Trans>Your seed for {said(amount, i18n.locale)}</Trans>} value={clientSeed} />
        ))}
      </dl>
      {serverSeed === undefined ? (
        <p className={styles.muted}>
          <Trans>We publish our seed when the draw is over, so that anyone can check it.</Trans>
        </p>
      ) : (
        opened.length > 0 && <Check code={code} draw={{ ...draw, serverSeed }} />
      )}
    </div>
  );
}

/** What an opening gives on average, rounded down (R30). */
function averageOf(prizes: Schema<'PromotionDraw'>['prizes']): WireMoney {
  const sums = prizes.map(({ amount, weight }) => ({ minor: fromWire(amount).minor, weight: BigInt(weight) }));
  const whole = sums.reduce((sum, { weight }) => sum + weight, 0n);
  const weighed = sums.reduce((sum, { minor, weight }) => sum + minor * weight, 0n);
  return toWire(money(weighed / whole, fromWire(prizes[0]!.amount).currency));
}

/** Draws the member's prizes again on this device, once the seed is told (R31, R32). */
function Check({ code, draw }: { code: string; draw: Schema<'PromotionDraw'> & { serverSeed: string } }) {
  const { t } = useLingui();
  const [isAsTold, setAsTold] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsTold(isDrawnAsTold(code, draw))}>
        <Trans>Draw it again on this device</Trans>
      </Button>
      <div role="status">
        {isAsTold !== undefined && (
          <p className={styles.text}>
            {isAsTold
              ? t`The same prize is drawn. The seed and the prize match what we published.`
              : t`It does not match what we published. Please contact us.`}
          </p>
        )}
      </div>
    </>
  );
}

function isDrawnAsTold(
  code: string,
  { commitment, serverSeed, prizes, opened }: Schema<'PromotionDraw'> & { serverSeed: string },
): boolean {
  const envelope = { code, serverSeed, weights: prizes.map(({ weight }) => BigInt(weight)) };
  const isSame = (told: Schema<'DrawnPrize'>) => {
    const { prize, value } = openEnvelope(envelope, told);
    return prize === told.prize && value.toString() === told.value && prizes[prize]!.amount.amount === told.amount.amount;
  };
  return commitmentOf(serverSeed) === commitment && opened.every(isSame);
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
