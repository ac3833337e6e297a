import { useLingui } from '@lingui/react/macro';
import { removeAuthenticatorMutation, useApi } from '@parlour/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmChangeDialog } from '../session/confirm-change-dialog.tsx';

/** Asks before the authenticator is turned off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(removeAuthenticatorMutation(useApi(), useQueryClient()));
  return (
    <ConfirmChangeDialog
      title={t`Turn off the authenticator?`}
      text={t`Your password alone will be enough to log in, and your recovery codes will stop working.`}
      confirmText={t`Turn off`}
      change={() => mutateAsync()}
      doneText={t`The authenticator is off.`}
      onClose={onClose}
    />
  );
}
