import { useLingui } from '@lingui/react/macro';
import { useToasts } from '@parlour/ui';

/** Reports the outcome of a change: `text` if it is done, or that a second operator decides. */
export function useTold(): (answer: object, text: string) => void {
  const { t } = useLingui();
  const toasts = useToasts();
  return (answer, text) =>
    void toasts.show({ mood: 'success', text: 'approval' in answer ? t`Proposed. Another operator decides.` : text });
}
