// @flag vip
import { Trans, useLingui } from '@lingui/react/macro';
import { rankQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatMoney, formatPercent, money, parseAmount, type Currency, type Money } from '@parlour/domain';
import { parsePercent, withdrawalFee } from '@parlour/domain/rewards';
import { Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';

/** What the member's withdrawals cost today. */
export type WithdrawalCost = NonNullable<Schema<'RankProgress'>['withdrawals']>;

/** What the member's withdrawals cost today; undefined if nothing, or not known yet. */
export function useWithdrawalCost(): WithdrawalCost | undefined {
  return useQuery(rankQuery(useApi(), useLanguage())).data?.withdrawals;
}

/** The fee of a withdrawal of the typed amount; undefined if it costs nothing or the amount is not one. */
export function feeOf({ fee, freeLeft }: WithdrawalCost, typed: string, currency: Currency): Money | undefined {
  const amount = parseAmount(typed, currency);
  if (typeof amount === 'string') return undefined;
  const minor = withdrawalFee(amount.minor, 0, { freeADay: freeLeft, fee: parsePercent(fee) ?? 0n });
  return minor > 0n ? money(minor, currency) : undefined;
}

/** Says before the request is sent what it costs: the free withdrawals left today, or the fee and what is paid out. */
export function CostLine({ cost, typed, currency }: { cost: WithdrawalCost; typed: string; currency: Currency }) {
  const { t, i18n } = useLingui();
  const { freeADay, freeLeft } = cost;
  const rate = formatPercent(cost.fee, i18n.locale);
  const fee = feeOf(cost, typed, currency);
  const amount = parseAmount(typed, currency);
  const say = (sum: Money) => formatMoney(sum, i18n.locale);
  if (Number(cost.fee) === 0) return null;
  return (
    <div role="status">
      {fee && typeof amount !== 'string' ? (
        <Text>{t`Fee: ${say(fee)} (${rate}). You receive ${say(money(amount.minor - fee.minor, currency))}.`}</Text>
      ) : (
        <Text tone="muted" size="s">
          {freeLeft > 0 ? (
            t`Free withdrawals left today: ${i18n.number(freeLeft)} of ${i18n.number(freeADay)}. Further ones cost ${rate} of the amount.`
          ) : (
            <Trans>A withdrawal costs {rate} of its amount now.</Trans>
          )}
        </Text>
      )}
    </div>
  );
}
