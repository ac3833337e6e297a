// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { promotionsQuery, useApi, useLanguage, useMember, type Schema } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { GiftIcon, SectionHeader, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { OfferCard } from './offer-card.tsx';
import { useClaimOffer } from './use-claim-offer.ts';
import * as styles from '../shown/loyalty.css.ts';

/** What a member can take comes first, then what runs, then what will; what is over stands last. */
const order: readonly Schema<'PromotionStatus'>[] = ['claim', 'joined', 'issued', 'join', 'signed', 'applying', 'process', 'comingSoon'];
const placeOf = ({ status }: Schema<'PromotionView'>) => (order.includes(status) ? order.indexOf(status) : order.length);

/** The list of promotions with what the member can take of each. */
export function OfferList({ offers }: { offers: readonly Schema<'PromotionView'>[] }) {
  const claiming = useClaimOffer();
  return (
    <ul className={styles.cards}>
      {offers
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map((offer) => (
          <OfferCard key={offer.code} offer={offer} {...claiming} />
        ))}
    </ul>
  );
}

/** On the page of promotions: those that a member can take, above what the merchant tells everyone. Nothing for visitors. */
export function OwnOffers() {
  return useMember() ? <MemberOffers /> : null;
}

function MemberOffers() {
  const { t } = useLingui();
  const offers = useQuery(promotionsQuery(useApi(), useLanguage()));
  // Who is excluded is offered nothing (R8): no empty frame either.
  if (offers.data?.list.length === 0) return null;
  return (
    <Stack gap="3">
      <SectionHeader level={2} icon={<GiftIcon size="l" />} title={<Trans>For you</Trans>} />
      <Loaded query={offers} failed={t`Your offers could not be loaded`}>
        {({ list }) => <OfferList offers={list} />}
      </Loaded>
    </Stack>
  );
}
