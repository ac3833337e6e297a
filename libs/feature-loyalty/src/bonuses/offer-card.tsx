// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { errorCatalogue, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Accordion, Badge, Button } from '@parlour/ui';
import { said } from '../shown/said.ts';
import { OfferTerms } from './offer-terms.tsx';
import type { useClaimOffer } from './use-claim-offer.ts';
import * as styles from '../shown/loyalty.css.ts';

interface OfferCardProps extends ReturnType<typeof useClaimOffer> {
  offer: Schema<'PromotionView'>;
}

/** A promotion: what it gives, its terms one press away, and the one thing that can be done about it now. */
export function OfferCard({ offer, busy, claim }: OfferCardProps) {
  const { t } = useLingui();
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {offer.title}
        </h3>
        <OfferMark offer={offer} />
      </div>
      <div className={styles.body}>
        <p className={styles.text} dir="auto">
          {offer.description}
        </p>
        <Accordion level={4} items={[{ key: 'terms', title: t`Terms`, content: <OfferTerms offer={offer} /> }]} />
      </div>
      <OfferAction offer={offer} busy={busy} claim={claim} />
    </li>
  );
}

/** What it gives, in a figure. */
function OfferMark({ offer: { percent, amount } }: { offer: Schema<'PromotionView'> }) {
  const { i18n } = useLingui();
  if (amount) return <Badge mood="accent">{said(amount, i18n.locale)}</Badge>;
  if (percent === undefined) return null;
  return <Badge mood="accent">{i18n.number(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 2 })}</Badge>;
}

function OfferAction({ offer, busy, claim }: OfferCardProps) {
  const { t, i18n } = useLingui();
  const { code, termsVersion, status, whyNot, from, deposits = [] } = offer;
  const isBusy = busy === code;
  if (status === 'claim' && deposits.length > 0)
    return (
      <div className={styles.body}>
        {deposits.map(({ id, amount, gives, claimUntil }) => (
          <div key={id} className={styles.body}>
            <Button block loading={isBusy} onClick={() => claim({ code, termsVersion, deposit: id })}>
              <Trans>
                Claim {said(gives, i18n.locale)} for your deposit of {said(amount, i18n.locale)}
              </Trans>
            </Button>
            {claimUntil !== undefined && (
              <p className={styles.muted}>
                <Trans>Until {formatDateTime(claimUntil, i18n.locale)}</Trans>
              </p>
            )}
          </div>
        ))}
      </div>
    );
  if (status === 'claim')
    return (
      <Button block loading={isBusy} onClick={() => claim({ code, termsVersion })}>
        <Trans comment="Takes what a promotion gives">Claim</Trans>
      </Button>
    );
  if (status === 'joined' && offer.kind === 'depositBonus')
    return (
      <Button block variant="secondary" render={<Link to="/member/deposit" />}>
        <Trans>Make a deposit</Trans>
      </Button>
    );
  if (status === 'issued')
    return (
      <Button block variant="secondary" render={<Link to={'/member/bonusDetails' as string} />}>
        <Trans>Show the bonus</Trans>
      </Button>
    );
  const states: Partial<Record<typeof status, string>> = {
    comingSoon: from === undefined ? t`Coming soon` : t`From ${formatDateTime(from, i18n.locale)}`,
    claimed: t`You have received this.`,
    applying: t`We are looking at your application.`,
    process: t`It is on its way to you.`,
    signed: t`Done for today.`,
  };
  const why = whyNot && i18n._(errorCatalogue[whyNot].text);
  return <p className={styles.muted}>{states[status] ?? why ?? t`Not open to you now.`}</p>;
}
