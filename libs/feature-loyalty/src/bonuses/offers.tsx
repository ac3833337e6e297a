// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { memberQuery, promotionsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { GiftIcon, SectionHeader, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { OfferAction } from './offer-action.tsx';
import { OfferCard } from './offer-card.tsx';
import { useClaimOffer } from './use-claim-offer.ts';
import { VisitorAction } from './visitor-action.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** What a member can take comes first, then what runs, then what will; what is over stands last. */
const order: readonly Schema<'PromotionStatus'>[] = ['claim', 'joined', 'issued', 'join', 'signed', 'applying', 'process', 'comingSoon'];
const placeOf = ({ status }: Schema<'PromotionView'>) => (order.includes(status) ? order.indexOf(status) : order.length);
const inOrder = (offers: readonly Schema<'PromotionView'>[]) => offers.toSorted((one, other) => placeOf(one) - placeOf(other));

/** The list of promotions with what the member can take of each. */
export function OfferList({ offers }: { offers: readonly Schema<'PromotionView'>[] }) {
  const claiming = useClaimOffer();
  return (
    <ul className={styles.cards}>
      {inOrder(offers).map((offer) => (
        <OfferCard key={offer.code} offer={offer} action={<OfferAction offer={offer} {...claiming} />} />
      ))}
    </ul>
  );
}

/**
 * On the page of promotions: those that a member can take, above what the merchant tells everyone; what visitors could take with an account.
 * Nothing for trial users (R8).
 */
export function OwnOffers() {
  const { t } = useLingui();
  const api = useApi();
  const asked = useQuery(memberQuery(api));
  const member = asked.data ?? null;
  const isTrial = member?.role === 'trial';
  const offers = useQuery({
    ...promotionsQuery(api, useLanguage(), member?.id ?? null),
    // A visitor's list would be asked in vain for a member who is not known yet.
    enabled: !asked.isPending && !isTrial,
  });
  // Excluded members are offered nothing (R8): no empty frame either.
  if (isTrial || offers.data?.list.length === 0) return null;
  return (
    <Stack gap="3">
      <SectionHeader level={2} icon={<GiftIcon size="l" />} title={member ? <Trans>For you</Trans> : <Trans>Offers</Trans>} />
      <Loaded query={offers} failed={member ? t`Your offers could not be loaded` : t`The offers could not be loaded`}>
        {({ list }) => (member ? <OfferList offers={list} /> : <VisitorOffers offers={list} />)}
      </Loaded>
    </Stack>
  );
}

function VisitorOffers({ offers }: { offers: readonly Schema<'PromotionView'>[] }) {
  return (
    <ul className={styles.cards}>
      {inOrder(offers).map((offer) => (
        <OfferCard key={offer.code} offer={offer} action={<VisitorAction offer={offer} />} />
      ))}
    </ul>
  );
}
