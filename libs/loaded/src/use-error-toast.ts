import { useLingui } from '@lingui/react';
import { errorMessage } from '@parlour/api';
import { useToasts } from '@parlour/ui';

/** Shows in a toast why a query or mutation failed: `mutate(input, { onError: useErrorToast() })`. */
export function useErrorToast(): (error: unknown) => void {
  const { i18n } = useLingui();
  const toasts = useToasts();
  return (error) => toasts.show({ mood: 'danger', text: i18n._(errorMessage(error)) });
}
