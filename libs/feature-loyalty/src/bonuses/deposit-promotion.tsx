// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { promotionsQuery, useApi, useLanguage, useMember, type Schema } from '@parlour/api';
import { formatMoney, fromWire, money, parseAmount, type Currency, type Money } from '@parlour/domain';
import { depositBonus, parsePercent } from '@parlour/domain/rewards';
import { LoadFailure } from '@parlour/loaded';
import { Accordion, RadioGroup, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { said } from '../shown/said.ts';
import { OfferTerms } from './offer-terms.tsx';

type Offer = Schema<'PromotionView'>;

interface DepositPromotionProps {
  /** What has been typed so far. */
  amount: string;
  /** Code of the promotion that a link offers. */
  offered: string | undefined;
  onChange: (chosen: Schema<'DepositChoice'> | undefined) => void;
  disabled: boolean;
}

const none = 'none';

/**
 * The promotions that a deposit can be made for, inside the deposit form: what each would give for the amount, and the terms of the chosen
 * one.
 */
export function DepositPromotion({ amount, offered, onChange, disabled }: DepositPromotionProps) {
  const { t } = useLingui();
  const member = useMember();
  const query = useQuery({
    ...promotionsQuery(useApi(), useLanguage(), member?.id ?? null),
    enabled: member?.role === 'member',
  });
  const [wanted, setWanted] = useState(offered ?? none);
  const offers = query.data?.list.filter(({ forNextDeposit }) => forNextDeposit) ?? [];
  const currency = member?.currency as Currency;
  const chosen = offers.find(({ code }) => code === wanted);
  const { code, termsVersion } = chosen ?? {};
  useEffect(() => {
    onChange(code === undefined || termsVersion === undefined ? undefined : { code, termsVersion });
  }, [code, termsVersion, onChange]);

  if (query.error && !query.data && offered !== undefined)
    return <LoadFailure title={t`The promotions could not be loaded`} query={query} />;
  const isGone = query.data !== undefined && offered !== undefined && offers.every((offer) => offer.code !== offered);
  if (offers.length === 0 && !isGone) return null;
  return (
    <Stack gap="3">
      {isGone && (
        <Text tone="muted" size="s">
          <Trans>The promotion that you came for isn’t open to you for this deposit.</Trans>
        </Text>
      )}
      {offers.length > 0 && (
        <RadioGroup
          label={t`What is this deposit for?`}
          look="cards"
          name="promotion"
          disabled={disabled}
          value={chosen?.code ?? none}
          onValueChange={setWanted}
          options={[
            { value: none, text: t`No promotion`, hint: t`Only your own money` },
            ...offers.map((offer) => ({
              value: offer.code,
              text: offer.title,
              hint: <WhatItGives offer={offer} amount={amount} currency={currency} />,
            })),
          ]}
        />
      )}
      {chosen && <Accordion level={3} items={[{ key: 'terms', title: t`Terms`, content: <OfferTerms offer={chosen} /> }]} />}
    </Stack>
  );
}

/** What an offer gives for the typed amount, or what is still needed to get it. */
function WhatItGives({ offer, amount, currency }: { offer: Offer; amount: string; currency: Currency }) {
  const { i18n } = useLingui();
  const gives = bonusFor(offer, amount, currency);
  const { minDeposit } = offer;
  if (gives === 'tooLittle' && minDeposit) return <Trans>For deposits of {said(minDeposit, i18n.locale)} or more</Trans>;
  if (gives === null || gives === 'tooLittle') return <span dir="auto">{offer.description}</span>;
  const sum = formatMoney(gives, i18n.locale);
  return offer.wagering ? <Trans>{sum} of bonus money</Trans> : <Trans>{sum} in cash</Trans>;
}

/** Computed by the same rule that pays it; null while there is no amount. */
function bonusFor({ percent, minDeposit, maxBonus }: Offer, amount: string, currency: Currency): Money | 'tooLittle' | null {
  const deposit = parseAmount(amount, currency);
  if (typeof deposit === 'string') return null;
  if (minDeposit && deposit.minor < fromWire(minDeposit).minor) return 'tooLittle';
  const terms = { percent: parsePercent(percent ?? '0') ?? 0n, maxBonus: maxBonus ? fromWire(maxBonus).minor : null };
  return money(depositBonus(terms, deposit.minor), currency);
}
