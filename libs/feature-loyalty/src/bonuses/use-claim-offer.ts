// @flag bonuses
import { useLingui } from '@lingui/react/macro';
import { claimPromotionMutation, errorMessage, toApiError, useApi, type Schema } from '@parlour/api';
import { useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../shown/said.ts';

/**
 * Takes what a promotion gives, under the terms that stood on the page, and says what it gave or why not. `busy` is the code of
 * the promotion that is being taken.
 */
export function useClaimOffer() {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const claim = useMutation(claimPromotionMutation(useApi(), useQueryClient()));
  const gave = ({ status, amount }: Schema<'PromotionClaim'>) => {
    const sum = said(amount, i18n.locale);
    return status === 'issued' ? t`${sum} of bonus money is yours to play.` : t`${sum} is in your balance.`;
  };
  return {
    busy: claim.isPending ? claim.variables.code : undefined,
    claim: (what: Schema<'PromotionClaimPayload'>) =>
      claim.mutate(what, {
        onSuccess: (given) => toasts.show({ mood: 'success', text: gave(given) }),
        onError: (error) => {
          const changed = toApiError(error).code === 'terms_changed';
          toasts.show({ mood: changed ? 'info' : 'danger', text: i18n._(errorMessage(error)) });
        },
      }),
  };
}
