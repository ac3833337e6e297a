// @flag bonuses
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  claimPromotionMutation,
  claimRaffleMutation,
  errorMessage,
  joinPromotionMutation,
  toApiError,
  useApi,
  type Schema,
} from '@parlour/api';
import { useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../shown/said.ts';
import { newSeed } from './seed-field.tsx';

/** What a claim is for, if a promotion can be claimed for several things. */
export type ClaimedFor = Pick<Schema<'PromotionClaimPayload'>, 'deposit' | 'period' | 'level' | 'invited'>;

/** What a claim has given, in a sentence. */
export function useGivenText(): (given: Schema<'PromotionClaim'>) => string {
  const { t, i18n } = useLingui();
  return ({ status, amount }) => {
    if (status === 'applying') return t`We are looking at it.`;
    if (status === 'process') return t`Your free spins are on their way to the game.`;
    const sum = said(amount, i18n.locale);
    return status === 'issued' ? t`${sum} of bonus money is yours to play.` : t`${sum} is in your balance.`;
  };
}

/**
 * Joins promotions and claims what they give, under the terms shown on the page, and reports the result. `busy` is the code of the
 * promotion whose request is pending.
 */
export function useClaimOffer() {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const api = useApi();
  const queryClient = useQueryClient();
  const claiming = useMutation(claimPromotionMutation(api, queryClient));
  const raffling = useMutation(claimRaffleMutation(api, queryClient));
  const joining = useMutation(joinPromotionMutation(api, queryClient));
  const gave = useGivenText();
  const refused = (error: Error) => {
    const changed = toApiError(error).code === 'terms_changed';
    toasts.show({ mood: changed ? 'info' : 'danger', text: i18n._(errorMessage(error)) });
  };
  const pending = [claiming, raffling, joining].find(({ isPending }) => isPending);
  return {
    busy: pending?.variables?.code,
    claim: ({ code, termsVersion }: Schema<'PromotionView'>, what: ClaimedFor = {}) =>
      claiming.mutate(
        { code, termsVersion, ...what },
        { onSuccess: (given) => toasts.show({ mood: 'success', text: gave(given) }), onError: refused },
      ),
    /** The member's seed for the draw is made here, so that the house cannot choose the outcome afterwards. */
    takeTickets: ({ code }: Schema<'PromotionView'>) =>
      raffling.mutate(
        { code, clientSeed: newSeed() },
        {
          onSuccess: ({ tickets }) =>
            toasts.show({
              mood: 'success',
              text: t`${plural(tickets, { one: 'You have # ticket now.', other: 'You have # tickets now.' })}`,
            }),
          onError: refused,
        },
      ),
    join: ({ code, termsVersion }: Schema<'PromotionView'>) =>
      joining.mutate(
        { code, termsVersion },
        { onSuccess: () => toasts.show({ mood: 'success', text: t`You are taking part.` }), onError: refused },
      ),
  };
}
