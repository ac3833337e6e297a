import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, proveWithdrawalMutation, useApi, type Schema } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { useStepUp } from '@parlour/routes';
import { Button, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Asks for the proof of identity that a withdrawal waits for. */
export function ProveWithdrawal({ withdrawal: { id } }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const stepUp = useStepUp();
  const showError = useErrorToast();
  const prove = useMutation(proveWithdrawalMutation(useApi(), useQueryClient()));
  async function confirm() {
    try {
      await stepUp(() => prove.mutateAsync(id));
      toasts.show({ mood: 'success', text: t`Thank you. Your withdrawal is being checked.` });
    } catch (error) {
      // The member put the question aside.
      if (error instanceof ApiError && error.code === 'step_up_required') return;
      showError(error);
    }
  }
  return (
    <Button size="s" loading={prove.isPending} onClick={() => void confirm()}>
      <Trans>Confirm that it is you</Trans>
    </Button>
  );
}
