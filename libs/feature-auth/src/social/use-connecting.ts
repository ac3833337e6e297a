// @flag socialLogin
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { errorMessage, linkSocialMutation, unlinkSocialMutation, useApi } from '@parlour/api';
import { useStepUp } from '@parlour/routes';
import { useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasDeclinedProof } from '../session/has-declined-proof.ts';
import { useSocialJourney, type SocialJourney } from './use-social-journey.ts';

interface Connecting {
  connect: SocialJourney['go'];
  at: SocialJourney['at'];
  disconnect: (linkId: string) => void;
  /** The account that is being disconnected. */
  leaving: string | undefined;
  problem: MessageDescriptor | undefined;
}

/** Connects and disconnects the member's accounts at providers; both after a step-up. */
export function useConnecting(): Connecting {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const withStepUp = useStepUp();
  const link = useMutation(linkSocialMutation(api, queryClient));
  const { mutationFn: unlink, ...unlinking } = unlinkSocialMutation(api, queryClient);
  const cut = useMutation({
    ...unlinking,
    mutationFn: (linkId: string, context) => withStepUp(() => unlink!(linkId, context)),
    onSuccess: () => toasts.show({ mood: 'success', text: t`The account is disconnected.` }),
  });
  const { go, at, problem } = useSocialJourney({
    purpose: 'link',
    around: withStepUp,
    finish: async (back, { name }) => {
      await link.mutateAsync(back);
      toasts.show({ mood: 'success', text: t`${name} is connected.` });
    },
  });
  return {
    connect: go,
    at,
    disconnect: cut.mutate,
    leaving: cut.isPending ? cut.variables : undefined,
    problem: problem ?? (cut.error && !hasDeclinedProof(cut.error) ? errorMessage(cut.error) : undefined),
  };
}
