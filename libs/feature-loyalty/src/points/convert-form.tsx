// @flag points
import { Trans, useLingui } from '@lingui/react/macro';
import { convertPointsMutation, useApi, type Schema } from '@parlour/api';
import { formatMoney, fromWire, money } from '@parlour/domain';
import { pointsWorth } from '@parlour/domain/rewards';
import { useErrorToast } from '@parlour/loaded';
import { useStepUp } from '@parlour/routes';
import { Button, Inline, Select, Text, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../shown/said.ts';
import * as styles from '../shown/loyalty.css.ts';

/** The most lots offered at once; more are exchanged in several steps. */
const most = 20;

/** Exchanges whole lots of points for money; each choice shows what it is worth. */
export function ConvertForm({ points, lot }: { points: number; lot: NonNullable<Schema<'PointsConfig'>['convert']> }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const showError = useErrorToast();
  const stepUp = useStepUp();
  const convert = useMutation(convertPointsMutation(useApi(), useQueryClient()));
  const lots = Math.min(most, Math.floor(points / lot.points));
  const [chosen, setChosen] = useState(1);
  const amount = fromWire(lot.amount);
  const worthOf = (count: number) => {
    const minor = pointsWorth(count * lot.points, { points: lot.points, amount: amount.minor }) ?? 0n;
    return formatMoney(money(minor, amount.currency), i18n.locale);
  };
  if (lots === 0) {
    const needed = i18n.number(lot.points);
    const worth = said(lot.amount, i18n.locale);
    return <Text tone="muted">{t`From ${needed} points on you can exchange them for money: ${worth}.`}</Text>;
  }
  const count = Math.min(chosen, lots);
  const submit = async () => {
    try {
      const { amount: paid } = await stepUp(() => convert.mutateAsync(count * lot.points));
      toasts.show({ mood: 'success', text: t`${said(paid, i18n.locale)} is in your balance.` });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Inline gap="3" className={styles.fieldLine}>
      <Select
        label={t`Points to exchange`}
        value={String(count)}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        options={Array.from({ length: lots }, (_, index) => {
          const figure = i18n.number((index + 1) * lot.points);
          const worth = worthOf(index + 1);
          return { value: String(index + 1), text: t`${figure} points: ${worth}` };
        })}
      />
      <Button loading={convert.isPending} loadingText={t`Exchanging`} onClick={() => void submit()}>
        <Trans>Exchange for money</Trans>
      </Button>
    </Inline>
  );
}
