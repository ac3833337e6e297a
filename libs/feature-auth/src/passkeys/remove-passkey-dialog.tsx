import { useLingui } from '@lingui/react/macro';
import { errorMessage, removePasskeyMutation, toApiError, useApi, type Schema } from '@parlour/api';
import { useStepUp } from '@parlour/routes';
import { ConfirmDialog, FormError, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface RemovePasskeyDialogProps {
  passkey: Schema<'Passkey'>;
  /** There is no other: from then on the password logs in. */
  last: boolean;
  onClose: () => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ passkey: { id, name }, last, onClose }: RemovePasskeyDialogProps) {
  const { t, i18n } = useLingui();
  const stepUp = useStepUp();
  const toasts = useToasts();
  const remove = useMutation(removePasskeyMutation(useApi(), useQueryClient()));
  const confirm = async () => {
    try {
      await stepUp(() => remove.mutateAsync(id));
      toasts.show({ mood: 'success', text: t`The passkey was removed. You may delete it on your device too.` });
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
      title={t`Remove “${name}”?`}
      text={
        last
          ? t`It is your last passkey: you will log in with your password again.`
          : t`You will no longer log in with it. Your other passkeys stay.`
      }
      confirmText={t`Remove`}
      cancelText={t`Cancel`}
      closeText={t`Close`}
      destructive
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      {refused && <FormError message={i18n._(errorMessage(refused))} />}
    </ConfirmDialog>
  );
}
