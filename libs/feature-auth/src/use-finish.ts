import { useRouter } from '@parlour/routes';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { authDialogAtom } from './dialogs.ts';

/** Closes the dialog and does what the visitor wanted before it; goes to `otherwise` where that was nothing. */
export function useFinish({ otherwise }: { otherwise?: '/' } = {}): () => void {
  const dialog = useAtomValue(authDialogAtom);
  const setDialog = useSetAtom(authDialogAtom);
  const router = useRouter();
  const intent = dialog && 'intent' in dialog ? dialog.intent : undefined;
  return useCallback(() => {
    setDialog(null);
    if (typeof intent === 'function') intent();
    else if (intent) void router.navigate({ href: intent.href });
    else if (otherwise) void router.navigate({ to: otherwise });
  }, [intent, otherwise, router, setDialog]);
}
