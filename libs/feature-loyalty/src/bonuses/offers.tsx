// @flag bonuses
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memberQuery, promotionsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { promotionGroups, type PromotionGroup } from '@parlour/domain/rewards';
import { Loaded } from '@parlour/loaded';
import { Badge, GiftIcon, SectionHeader, Stack, Tabs, useHydrated, VisuallyHidden } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { OfferAction } from './offer-action.tsx';
import { OfferCard } from './offer-card.tsx';
import { useClaimOffer } from './use-claim-offer.ts';
import { VisitorAction } from './visitor-action.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** Claimable promotions come first, then running ones, then upcoming ones; past promotions come last. */
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
 * On the promotions page, above the merchant's public announcements: the offers that a member can take, or that visitors could take with an
 * account. Trial users see none (R8).
 */
export function OwnOffers() {
  const { t } = useLingui();
  const api = useApi();
  const asked = useQuery(memberQuery(api));
  // The page is prerendered for visitors: until it is hydrated, a member must see the same.
  const isAwake = useHydrated();
  const member = (isAwake && asked.data) || null;
  const isTrial = member?.role === 'trial';
  const offers = useQuery({
    ...promotionsQuery(api, useLanguage(), member?.id ?? null),
    // Before we know whether there is a member, a visitor's list would be requested for nothing.
    enabled: isAwake && !asked.isPending && !isTrial,
  });
  // Excluded members are offered nothing (R8): no empty frame either.
  if (isTrial || offers.data?.list.length === 0) return null;
  return (
    <Stack gap="3">
      <SectionHeader level={2} icon={<GiftIcon size="l" />} title={member ? <Trans>For you</Trans> : <Trans>Offers</Trans>} />
      <Loaded query={offers} failed={member ? t`Your offers could not be loaded` : t`The offers could not be loaded`}>
        {({ list }) => <ByGroup offers={list} Shown={member ? OfferList : VisitorOffers} />}
      </Loaded>
    </Stack>
  );
}

const groupNames = {
  deposit: msg`Deposits`,
  gift: msg`Gifts`,
  daily: msg`Every day`,
  draw: msg`Draws`,
  loyalty: msg`Loyalty`,
} as const satisfies Record<PromotionGroup, MessageDescriptor>;

type Offers = readonly Schema<'PromotionView'>[];

/** The offers in one tab per group, each with how many can be claimed there. */
function ByGroup({ offers, Shown }: { offers: Offers; Shown: ComponentType<{ offers: Offers }> }) {
  const { t, i18n } = useLingui();
  const [wanted, setWanted] = useState<PromotionGroup | 'all'>('all');
  const groups = promotionGroups.filter((each) => offers.some(({ group }) => group === each));
  if (groups.length < 2) return <Shown offers={offers} />;
  const tab = <Key extends PromotionGroup | 'all'>(key: Key, text: string, list: Offers) => ({
    key,
    text,
    aside: <ToClaim offers={list} />,
    content: <Shown offers={list} />,
  });
  return (
    <Tabs
      label={t`Kinds of offers`}
      look="line"
      // Meanwhile the group may have lost its last offer.
      value={groups.some((each) => each === wanted) ? wanted : 'all'}
      onValueChange={setWanted}
      items={[
        tab('all', t`All`, offers),
        ...groups.map((each) =>
          tab(
            each,
            i18n._(groupNames[each]),
            offers.filter(({ group }) => group === each),
          ),
        ),
      ]}
    />
  );
}

/** How many of these offers the member can claim now. */
function ToClaim({ offers }: { offers: Offers }) {
  const { t, i18n } = useLingui();
  const many = offers.filter(({ status }) => status === 'claim').length;
  if (many === 0) return null;
  return (
    <Badge mood="danger" solid>
      <span aria-hidden>{i18n.number(many)}</span>
      <VisuallyHidden>{t`${plural(many, { one: '# to claim', other: '# to claim' })}`}</VisuallyHidden>
    </Badge>
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
