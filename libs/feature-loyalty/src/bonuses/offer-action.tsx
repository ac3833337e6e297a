// @flag bonuses
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorCatalogue, type Schema } from '@parlour/api';
import { formatDateTime, formatToMinute, formatDay, mostProofs } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Button } from '@parlour/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { said } from '../shown/said.ts';
import { OfferConditions } from './offer-conditions.tsx';
import type { ClaimedFor, useClaimOffer } from './use-claim-offer.ts';
import * as styles from '../shown/loyalty.css.ts';

const EnvelopeDialog = lazy(() => import('./envelope-dialog.tsx').then(({ EnvelopeDialog: C }) => ({ default: C })));
const ApplyDialog = lazy(() => import('./apply-dialog.tsx').then(({ ApplyDialog: C }) => ({ default: C })));

interface OfferActionProps extends ReturnType<typeof useClaimOffer> {
  offer: Schema<'PromotionView'>;
}

/** The one thing the member can do about a promotion now, or why there is nothing to do. */
export function OfferAction({ offer, busy, claim, takeTickets, join }: OfferActionProps) {
  const { i18n } = useLingui();
  const [applying, setApplying] = useState<ClaimedFor>();
  const [opening, setOpening] = useState(false);
  const { code, status, decision, mayApplyAgain = false, deposits = [], periods = [], choices = [] } = offer;
  const take = (what: ClaimedFor = {}) => (decision === 'operator' ? setApplying(what) : claim(offer, what));
  const { draw } = offer;
  const opens = status !== 'join' && (decision === 'operator' || draw !== undefined);
  const button = (text: ReactNode, onClick: () => void) => (
    <Button block loading={busy === code} aria-haspopup={opens ? 'dialog' : undefined} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className={styles.body}>
      {action()}
      {opening && draw && (
        <Suspense fallback={null}>
          <EnvelopeDialog offer={{ ...offer, draw }} onClose={() => setOpening(false)} />
        </Suspense>
      )}
      {applying && (
        <Suspense fallback={null}>
          <ApplyDialog offer={offer} what={applying} onClose={() => setApplying(undefined)} />
        </Suspense>
      )}
    </div>
  );

  function action(): ReactNode {
    if (status === 'join') return button(<Trans comment="Takes part in a promotion">Join</Trans>, () => join(offer));
    if (status === 'claim' && deposits.length + periods.length + choices.length > 0)
      return (
        <>
          {deposits.map(({ id, amount, gives, claimUntil }) => (
            <div key={id} className={styles.body}>
              {button(
                offer.freeSpins ? (
                  <Trans>Claim for your deposit of {said(amount, i18n.locale)}</Trans>
                ) : (
                  <Trans>
                    Claim {said(gives, i18n.locale)} for your deposit of {said(amount, i18n.locale)}
                  </Trans>
                ),
                () => take({ deposit: id }),
              )}
              {claimUntil !== undefined && (
                <p className={styles.muted}>
                  <Trans>Until {formatToMinute(claimUntil, i18n.locale)}</Trans>
                </p>
              )}
            </div>
          ))}
          {choices.map(({ level, invited, name, gives, claimUntil }) => (
            <div key={invited ?? level} className={styles.body}>
              {button(
                level === undefined ? (
                  <Trans>
                    Claim {said(gives, i18n.locale)} for {name}
                  </Trans>
                ) : (
                  <Trans>
                    Claim {said(gives, i18n.locale)} for level {i18n.number(level)}
                  </Trans>
                ),
                () => take({ ...(level !== undefined && { level }), ...(invited !== undefined && { invited }) }),
              )}
              {claimUntil !== undefined && (
                <p className={styles.muted}>
                  <Trans>Until {formatToMinute(claimUntil, i18n.locale)}</Trans>
                </p>
              )}
            </div>
          ))}
          {periods.map(({ period, gives }) => (
            <div key={period}>
              {button(
                <Trans>
                  Claim {said(gives, i18n.locale)} for the period from {formatDay(period, i18n.locale)}
                </Trans>,
                () => take({ period }),
              )}
            </div>
          ))}
        </>
      );
    if (status === 'claim' && offer.raffle)
      return button(<Plural value={offer.raffle.ready} one="Take # ticket" other="Take # tickets" />, () => takeTickets(offer));
    if (status === 'claim') return button(<ClaimText offer={offer} />, () => (draw && decision !== 'operator' ? setOpening(true) : take()));
    if (status === 'applying' && (offer.proofs ?? mostProofs) < mostProofs)
      return (
        <>
          <Standing offer={offer} />
          <Button block variant="secondary" aria-haspopup="dialog" onClick={() => setApplying({})}>
            <Trans>Add pictures</Trans>
          </Button>
        </>
      );
    if (status === 'rejected' && mayApplyAgain)
      return (
        <>
          <Standing offer={offer} />
          {button(<Trans>Apply again</Trans>, () => setApplying(firstOf(offer)))}
        </>
      );
    if (status === 'process' && offer.freeSpins?.ready)
      return (
        <Button block render={<Link to="/" search={{ search: offer.freeSpins.game }} />}>
          <Trans>Go to the game</Trans>
        </Button>
      );
    if (status === 'joined' && (offer.kind === 'depositBonus' || (offer.freeSpins && offer.deposit !== undefined)))
      return (
        <Button block variant="secondary" render={<Link to="/member/depositv2" search={{ code } as never} />}>
          <Trans>Make a deposit</Trans>
        </Button>
      );
    if (status === 'joined' && (offer.event ?? offer.mission?.event) === 'profileComplete')
      return (
        <Button block variant="secondary" render={<Link to="/member/securityCenter" />}>
          <Trans>Complete your profile</Trans>
        </Button>
      );
    if (status === 'issued')
      return (
        <Button block variant="secondary" render={<Link to={'/member/bonusDetails' as string} />}>
          <Trans>Show the bonus</Trans>
        </Button>
      );
    return (
      <>
        <Standing offer={offer} />
        {offer.whyNot === 'not_eligible' && offer.conditions && <OfferConditions conditions={offer.conditions} />}
      </>
    );
  }
}

/** The application that was turned down, so that the member can apply again. */
const firstOf = ({ deposits: [deposit] = [], periods: [period] = [], choices: [choice] = [] }: Schema<'PromotionView'>): ClaimedFor => ({
  ...(choice?.level !== undefined && { level: choice.level }),
  ...(choice?.invited !== undefined && { invited: choice.invited }),
  ...(deposit && { deposit: deposit.id }),
  ...(period && { period: period.period }),
});

function ClaimText({ offer: { kind, decision } }: { offer: Schema<'PromotionView'> }) {
  if (decision === 'operator') return <Trans>Apply</Trans>;
  if (kind === 'envelope') return <Trans>Open the envelope</Trans>;
  if (kind === 'signIn') return <Trans>Check in for today</Trans>;
  return <Trans comment="Takes what a promotion gives">Claim</Trans>;
}

/** The state of a promotion while the member can do nothing about it. */
export function Standing({ offer: { status, from, since, reason, whyNot, raffle, freeSpins } }: { offer: Schema<'PromotionView'> }) {
  const { t, i18n } = useLingui();
  const states: Partial<Record<typeof status, string | null>> = {
    comingSoon: from === undefined ? t`Coming soon` : t`From ${formatToMinute(from, i18n.locale)}`,
    joined:
      raffle && raffle.tickets > 0
        ? t`You have taken all your tickets so far. More come with what you do next.`
        : t`You are taking part. Its conditions have not been met yet.`,
    signed: t`Done for today.`,
    applying: since === undefined ? t`We are looking at it.` : t`We have been looking at it since ${formatDateTime(since, i18n.locale)}.`,
    rejected: reason ? t`Not granted: ${reason}` : t`Not granted.`,
    // The card already shows the state of free spins.
    process: freeSpins ? null : raffle ? t`The prizes are about to be drawn.` : t`It is on its way to you.`,
    claimed: t`You have received this.`,
  };
  const why = whyNot && i18n._(errorCatalogue[whyNot].text);
  if (states[status] === null) return null;
  return <p className={styles.muted}>{states[status] ?? why ?? t`Not open to you right now.`}</p>;
}
