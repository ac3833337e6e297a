// @flag passkeys
import { useLingui } from '@lingui/react/macro';
import { removePasskeyMutation, useApi, type Schema } from '@parlour/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmChangeDialog } from '../session/confirm-change-dialog.tsx';

interface RemovePasskeyDialogProps {
  passkey: Schema<'Passkey'>;
  /** It is the only one: without it, only the password logs in. */
  last: boolean;
  onClose: () => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ passkey: { id, name }, last, onClose }: RemovePasskeyDialogProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(removePasskeyMutation(useApi(), useQueryClient()));
  return (
    <ConfirmChangeDialog
      title={t`Remove “${name}”?`}
      text={
        last
          ? t`It is your last passkey: you will log in with your password again.`
          : t`You will no longer log in with it. Your other passkeys stay.`
      }
      confirmText={t`Remove`}
      change={() => mutateAsync(id)}
      doneText={t`The passkey was removed. You may delete it on your device too.`}
      onClose={onClose}
    />
  );
}
