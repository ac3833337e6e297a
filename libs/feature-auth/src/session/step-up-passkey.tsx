// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import { passkeyMessage, passkeyStepUpMutation, useApi } from '@parlour/api';
import { Button, FormError, KeyIcon } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';

/** Step-up by passkey: the browser asks for it. */
export function StepUpPasskey({ onProved }: { onProved: () => void }) {
  const { t, i18n } = useLingui();
  const prove = useMutation(passkeyStepUpMutation(useApi()));
  return (
    <>
      <FormError message={prove.error && !prove.isPending ? i18n._(passkeyMessage(prove.error)) : undefined} />
      <Button
        size="l"
        block
        icon={<KeyIcon />}
        loading={prove.isPending}
        loadingText={t`Waiting for your device`}
        onClick={() => prove.mutate(undefined, { onSuccess: onProved })}
      >
        <Trans>Confirm with a passkey</Trans>
      </Button>
    </>
  );
}
