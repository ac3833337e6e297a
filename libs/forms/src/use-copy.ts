import { useLingui } from '@lingui/react/macro';
import { useToasts } from '@parlour/ui';
import { useCallback } from 'react';

/** Copies a text to the clipboard and announces `copied`, or that the browser refused. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { t } = useLingui();
  const toasts = useToasts();
  return useCallback(
    async (text, copied) => {
      try {
        await navigator.clipboard.writeText(text);
        toasts.show({ mood: 'success', text: copied });
      } catch {
        toasts.show({ mood: 'danger', text: t`Your browser did not let us copy. Please select the text and copy it yourself.` });
      }
    },
    [t, toasts],
  );
}
