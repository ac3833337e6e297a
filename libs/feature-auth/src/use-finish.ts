import { useRouter } from '@parlour/routes';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { authDialogAtom } from './dialogs.ts';

/** Closes the dialog and does what the visitor wanted before it. */
export function useFinish(): () => void {
  const dialog = useAtomValue(authDialogAtom);
  const setDialog = useSetAtom(authDialogAtom);
  const router = useRouter();
  const intent = dialog && 'intent' in dialog ? dialog.intent : undefined;
  return useCallback(() => {
    setDialog(null);
    if (typeof intent === 'function') intent();
    else if (intent) void router.navigate({ href: intent.href });
  }, [intent, router, setDialog]);
}
