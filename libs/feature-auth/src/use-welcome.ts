import { useLingui } from '@lingui/react/macro';
import { firstLoginQuery, isAgent, memberQuery, noteGreeted, useApi } from '@parlour/api';
import { useRouter } from '@parlour/routes';
import { useToasts } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Called after a log-in or registration: greets members at their first log-in, and links to the advice on account safety. */
export function useWelcome(): () => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  return () => {
    // Checked now, since the log-in happened a moment ago.
    const member = queryClient.getQueryData(memberQuery(api).queryKey);
    const first = queryClient.getQueryData(firstLoginQuery().queryKey);
    if (!member || member.id !== first?.id || first.greeted) return;
    noteGreeted(queryClient);
    // A name keeps its own direction in the sentence.
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
