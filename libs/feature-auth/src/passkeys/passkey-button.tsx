// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import { passkeyLoginMutation, passkeyMessage, passkeysSupported, useApi } from '@parlour/api';
import { Button, FormError, KeyIcon } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginWayProps } from '../login/login-steps.ts';
import * as styles from './passkeys.css.ts';

/** Logs in by a passkey, without a username; only if the browser supports passkeys. */
export function PasskeyButton({ onDone }: LoginWayProps) {
  const { t, i18n } = useLingui();
  const login = useMutation(passkeyLoginMutation(useApi(), useQueryClient()));
  if (!passkeysSupported()) return null;
  const press = () => login.mutate(undefined, { onSuccess: ({ passwordExpired }) => onDone(passwordExpired) });
  return (
    <div className={styles.button}>
      <FormError message={login.error && !login.isPending ? i18n._(passkeyMessage(login.error)) : undefined} />
      <Button
        variant="secondary"
        block
        icon={<KeyIcon />}
        loading={login.isPending}
        loadingText={t`Waiting for your device`}
        onClick={press}
      >
        <Trans>Log in with a passkey</Trans>
      </Button>
    </div>
  );
}
