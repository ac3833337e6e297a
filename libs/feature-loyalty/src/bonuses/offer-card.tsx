// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatPercent } from '@parlour/domain';
import { Accordion, Badge } from '@parlour/ui';
import type { ReactNode } from 'react';
import { said } from '../shown/said.ts';
import { OfferBoard } from './offer-board.tsx';
import { OfferDraw } from './offer-draw.tsx';
import { OfferMission } from './offer-mission.tsx';
import { OfferRaffle } from './offer-raffle.tsx';
import { OfferSpins } from './offer-spins.tsx';
import { OfferTerms } from './offer-terms.tsx';
import * as styles from '../shown/loyalty.css.ts';

interface OfferCardProps {
  offer: Schema<'PromotionView'>;
  /** The one thing the member can do about it now. */
  action: ReactNode;
}

/** A promotion: what it gives, its terms one press away, and what the member can do about it now. */
export function OfferCard({ offer, action }: OfferCardProps) {
  const { t } = useLingui();
  const { title, description, steps, draw, raffle, freeSpins, mission, board, picture } = offer;
  return (
    <li className={picture === undefined ? styles.card : styles.picturedCard}>
      {picture !== undefined && (
        <img className={styles.cardPicture} src={picture} alt="" width="1200" height="480" loading="lazy" decoding="async" />
      )}
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <OfferMark offer={offer} />
      </div>
      <div className={styles.body}>
        <p className={styles.text} dir="auto">
          {description}
        </p>
        {steps && <Calendar steps={steps} />}
        {mission && <OfferMission mission={mission} />}
        {board && <OfferBoard board={board} />}
        {freeSpins && <OfferSpins spins={freeSpins} />}
        <Accordion
          level={4}
          items={[
            { key: 'terms', title: t`Terms`, content: <OfferTerms offer={offer} /> },
            ...(draw ? [{ key: 'draw', title: t`How is this drawn?`, content: <OfferDraw code={offer.code} draw={draw} /> }] : []),
            ...(raffle
              ? [{ key: 'raffle', title: t`How is this drawn?`, content: <OfferRaffle code={offer.code} raffle={raffle} /> }]
              : []),
          ]}
        />
      </div>
      {action}
    </li>
  );
}

/** What it gives, as a figure. */
function OfferMark({ offer: { percent, amount, top } }: { offer: Schema<'PromotionView'> }) {
  const { i18n } = useLingui();
  if (amount) return <Badge mood="accent">{said(amount, i18n.locale)}</Badge>;
  if (percent !== undefined) return <Badge mood="accent">{formatPercent(percent, i18n.locale)}</Badge>;
  if (!top) return null;
  return (
    <Badge mood="accent">
      <Trans>up to {said(top, i18n.locale)}</Trans>
    </Badge>
  );
}

/** The days of a calendar in order, with those done marked. */
function Calendar({ steps }: { steps: readonly Schema<'PromotionStep'>[] }) {
  const { t, i18n } = useLingui();
  return (
    <ol className={styles.days} aria-label={t`Days`}>
      {steps.map(({ amount, done }, place) => {
        const day = i18n.number(place + 1);
        return (
          // Days are identified by their position in the calendar.
          <li key={place} className={done ? styles.dayDone : styles.day} aria-label={done ? t`Day ${day}, done` : t`Day ${day}`}>
            <span className={styles.muted}>{day}</span> {said(amount, i18n.locale)}
          </li>
        );
      })}
    </ol>
  );
}
