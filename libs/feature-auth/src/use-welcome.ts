import { useLingui } from '@lingui/react/macro';
import { firstLoginQuery, forgetFirstLogin, isAgent, memberQuery, useApi } from '@parlour/api';
import { useRouter } from '@parlour/routes';
import { useToasts } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Called after a log-in or registration: welcomes first-time members, and shows the way to a safer account. */
export function useWelcome(): () => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  return () => {
    // Asked now: who is logged in has become so a moment ago.
    const member = queryClient.getQueryData(memberQuery(api).queryKey);
    if (!member || member.id !== queryClient.getQueryData(firstLoginQuery().queryKey)) return;
    forgetFirstLogin(queryClient);
    // A name keeps its direction in a sentence of the other one.
    const name = `\u2068${member.nickname}\u2069`;
    toasts.show({
      mood: 'success',
      text: t`Welcome, ${name}! Your account is ready.`,
      ...(!isAgent(member) && {
        action: { text: t`Protect your account`, onPress: () => void router.navigate({ to: '/member/securityCenter' }) },
      }),
    });
  };
}
