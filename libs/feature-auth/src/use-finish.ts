import { isAgent, memberQuery, useApi } from '@parlour/api';
import { useRouter } from '@parlour/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { authDialogAtom } from './dialogs.ts';

/**
 * Closes the dialog and does what the visitor wanted before it; without that, goes to `otherwise`, or with an agent to the agents' centre.
 */
export function useFinish({ otherwise }: { otherwise?: '/' } = {}): () => void {
  const dialog = useAtomValue(authDialogAtom);
  const setDialog = useSetAtom(authDialogAtom);
  const router = useRouter();
  const api = useApi();
  const queryClient = useQueryClient();
  const intent = dialog && 'intent' in dialog ? dialog.intent : undefined;
  return useCallback(() => {
    setDialog(null);
    if (typeof intent === 'function') intent();
    else if (intent) void router.navigate({ href: intent.href });
    // Checked now, since this very dialog has changed who is logged in.
    else if (otherwise)
      void router.navigate({ to: isAgent(queryClient.getQueryData(memberQuery(api).queryKey)) ? '/agentHome' : otherwise });
  }, [api, intent, otherwise, queryClient, router, setDialog]);
}
