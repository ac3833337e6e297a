// @flag points or vip or missions or manualRebate
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { useErrorToast } from '@parlour/loaded';
import { useToasts } from '@parlour/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

type Gift = Schema<'LoyaltyGift'>;

/** Claims what was reached, and says in words what was given or why not. `busy` is what is being claimed. */
export function useClaim<What>(options: UseMutationOptions<Gift, Error, What>) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const showError = useErrorToast();
  const claim = useMutation(options);
  const said = ({ amount, points }: Gift) => {
    const money = amount && formatMoney(fromWire(amount), i18n.locale);
    const figure = i18n.number(points);
    if (money !== undefined && points > 0) return t`${money} and ${figure} points are yours.`;
    return money === undefined ? t`${figure} points are yours.` : t`${money} is in your balance.`;
  };
  return {
    busy: claim.isPending ? claim.variables : undefined,
    take: (what: What) =>
      claim.mutate(what, {
        onSuccess: (gift) => toasts.show({ mood: 'success', text: said(gift) }),
        onError: showError,
      }),
  };
}
