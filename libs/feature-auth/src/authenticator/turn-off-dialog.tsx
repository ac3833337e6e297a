import { useLingui } from '@lingui/react/macro';
import { errorMessage, removeAuthenticatorMutation, toApiError, useApi } from '@parlour/api';
import { useStepUp } from '@parlour/routes';
import { ConfirmDialog, FormError, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Asks before the authenticator is turned off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const stepUp = useStepUp();
  const toasts = useToasts();
  const remove = useMutation(removeAuthenticatorMutation(useApi(), useQueryClient()));
  const turnOff = async () => {
    try {
      await stepUp(() => remove.mutateAsync());
      toasts.show({ mood: 'success', text: t`The authenticator is off.` });
      onClose();
    } catch {
      // Said below.
    }
  };
  const refused = remove.error && toApiError(remove.error).code !== 'step_up_required' ? remove.error : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Turn off the authenticator?`}
      text={t`Your password alone will let somebody log in, and your recovery codes will no longer work.`}
      confirmText={t`Turn off`}
      cancelText={t`Cancel`}
      closeText={t`Close`}
      destructive
      busy={remove.isPending}
      onConfirm={() => void turnOff()}
    >
      {refused && <FormError message={i18n._(errorMessage(refused))} />}
    </ConfirmDialog>
  );
}
