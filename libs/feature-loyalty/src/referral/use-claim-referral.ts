// @flag referral
import { useLingui } from '@lingui/react/macro';
import { claimReferralMutation, useApi } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../shown/said.ts';

export interface ClaimingReferral {
  /** The person whose reward is being taken. */
  busy: string | undefined;
  take: (invited: string) => void;
}

/** Claims the reward for a friend, and says in words what was given. */
export function useClaimReferral(): ClaimingReferral {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const showError = useErrorToast();
  const claim = useMutation(claimReferralMutation(useApi(), useQueryClient()));
  return {
    busy: claim.isPending ? claim.variables : undefined,
    take: (invited) =>
      claim.mutate(invited, {
        onSuccess: ({ amount }) =>
          toasts.show(
            amount
              ? { mood: 'success', text: t`${said(amount, i18n.locale)} is in your balance.` }
              : { mood: 'info', text: t`We check this invitation first. You will see the answer here.` },
          ),
        onError: showError,
      }),
  };
}
