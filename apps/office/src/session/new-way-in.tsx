import { Trans, useLingui } from '@lingui/react/macro';
import { useOffice, useOfficeMutation } from '@parlour/office-api/queries';
import { useRefusalText } from '@parlour/office-ui';
import { Dialog, ErrorState, Skeleton, useToasts } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NewPasskeyForm } from '../entrance/new-passkey-form.tsx';
import { NewPasswordForm } from '../entrance/new-password-form.tsx';

/** Adds a passkey for the operator who is logged in. */
export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const office = useOffice();
  const add = useOfficeMutation('addOwnPasskey');
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} size="s" title={<Trans>Add a passkey</Trans>} closeText={t`Close`}>
      <NewPasskeyForm
        start={() => office.call('startOwnPasskey', {})}
        keep={async (passkey) => {
          await add.mutateAsync({ body: passkey });
          toasts.show({ mood: 'success', text: t`The passkey opens the office from now on.` });
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Adds a password with an authenticator for the operator who is logged in, or replaces the existing ones. */
export function NewPasswordDialog({ replaces, onClose }: { replaces: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const textOf = useRefusalText();
  const office = useOffice();
  const queries = useQueryClient();
  // Requested once, and not again after a refusal: that would give another secret than the one that was scanned.
  const start = useQuery({
    queryKey: ['startOwnPassword of this dialog'],
    queryFn: () => office.call('startOwnPassword', {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="m"
      title={replaces ? <Trans>Change your password</Trans> : <Trans>Add a password and authenticator</Trans>}
      description={
        replaces ? <Trans>Your previous password and authenticator stop working, and your other sessions end.</Trans> : undefined
      }
      closeText={t`Close`}
    >
      {start.error && <ErrorState title={textOf(start.error)} retryText={t`Try again`} onRetry={() => void start.refetch()} />}
      {start.isPending && <Skeleton lines={4} />}
      {start.data && (
        <NewPasswordForm
          {...start.data}
          confirmText={t`Save`}
          keep={async (chosen) => {
            await office.call('setOwnPassword', { body: { token: start.data.token, ...chosen } });
            void queries.invalidateQueries();
            toasts.show({ mood: 'success', text: t`You can log in with the new password.` });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
