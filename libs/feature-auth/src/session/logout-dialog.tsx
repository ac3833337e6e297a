import { useLingui } from '@lingui/react/macro';
import { errorMessage, isAgent, logoutMutation, useApi, useMember } from '@parlour/api';
import { useRouter } from '@parlour/routes';
import { ConfirmDialog, FormError, LogoutIcon } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Asks before logging out; afterwards it replaces the account page's address, so that Back does not return to it. Agents end up at their
 * entrance.
 */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const agent = isAgent(useMember());
  const { mutate, isPending, error } = useMutation(logoutMutation(useApi(), useQueryClient()));
  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => {
        onClose();
        void router.navigate({ to: agent ? '/agent' : '/', replace: true });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Log out?`}
      text={t`Are you sure that you want to log out?`}
      icon={<LogoutIcon size="l" />}
      confirmText={t`Log out`}
      cancelText={t`Cancel`}
      closeText={t`Close`}
      onConfirm={logOut}
      busy={isPending}
    >
      {error && <FormError message={i18n._(errorMessage(error))} />}
    </ConfirmDialog>
  );
}
