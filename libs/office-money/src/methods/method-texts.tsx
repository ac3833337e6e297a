import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { methodHealth, type MethodHealth } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { Amount } from '@parlour/office-ui';
import { AlertIcon, Badge, CheckCircleIcon, FailedIcon, Inline, PendingIcon, type BadgeProps, type IconComponent } from '@parlour/ui';

export type Method = components['schemas']['PaymentMethod'];

const states: Record<Method['now'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  open: { text: msg({ message: 'Open', context: 'players can pay by it' }), mood: 'win' },
  off: { text: msg`Off`, mood: 'danger' },
  hours: { text: msg`Outside its hours`, mood: 'warning' },
  limits: { text: msg`No amount fits`, mood: 'warning' },
};

/** Whether players can pay with it now. */
export function MethodState({ now }: Pick<Method, 'now'>) {
  const { i18n } = useLingui();
  return <Badge mood={states[now].mood}>{i18n._(states[now].text)}</Badge>;
}

const healths: Record<MethodHealth, { text: MessageDescriptor; mood: BadgeProps['mood']; Icon: IconComponent }> = {
  few: { text: msg`Too few to tell`, mood: 'neutral', Icon: PendingIcon },
  well: { text: msg`Works well`, mood: 'win', Icon: CheckCircleIcon },
  unsteady: { text: msg`Unsteady`, mood: 'warning', Icon: AlertIcon },
  badly: { text: msg`Works badly`, mood: 'danger', Icon: FailedIcon },
};

/** How many of the last day's deposits with it succeeded: as a word, a sign and figures. */
export function MethodHealthText({ of }: { of: Method['lastDay'] }) {
  const { t, i18n } = useLingui();
  const { health, share, ended } = methodHealth(of);
  const { text, mood, Icon } = healths[health];
  const percent = share !== undefined && new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share);
  const count = new Intl.NumberFormat(i18n.locale).format(ended);
  return (
    <Inline gap="2">
      <Badge mood={mood} icon={<Icon size="s" />}>
        {i18n._(text)}
      </Badge>
      <span>{percent ? t`${percent} of ${count}` : '–'}</span>
    </Inline>
  );
}

/** The method's limits for one deposit, besides the merchant's. */
export function MethodLimits({ of: { min, max, currency } }: { of: Method }) {
  if (min === null && max === null)
    return <Trans comment="The limits of a payment method are those of the merchant">As the merchant</Trans>;
  return (
    <>
      {min === null ? '–' : <Amount amount={min} currency={currency} />} …{' '}
      {max === null ? '–' : <Amount amount={max} currency={currency} />}
    </>
  );
}

/** What the provider charges, in hundredths of a percent. */
export function useFeeText(): (fee: number) => string {
  const { i18n } = useLingui();
  return (fee) => new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(fee / 10_000);
}

/** When it is open, by the merchant's clock. */
export function useHoursText(): (hours: Method['hours']) => string {
  const { t } = useLingui();
  return (hours) => (hours === null ? t`All day` : `${hours.from}–${hours.to}`);
}

/** From which VIP level members can use it. */
export function useLevelText(): (minLevel: number) => string {
  const { t, i18n } = useLingui();
  return (minLevel) => (minLevel === 0 ? t`Everybody` : i18n.number(minLevel));
}

/** The countries where it can be used. */
export function useCountriesText(): (countries: readonly string[]) => string {
  const { t } = useLingui();
  return (countries) => (countries.length === 0 ? t`Everywhere` : countries.join(', '));
}
