import { Trans, useLingui } from '@lingui/react/macro';
import { useOffice } from '@parlour/office-api/queries';
import { useRefusalText } from '@parlour/office-ui';
import { Button, CodeField, FormError, FormLayout, KeyIcon, PasswordField, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Session } from '../session/session.ts';
import { NoPasskey, passkeysSupported, signWithPasskey } from './ceremony.ts';
import * as styles from './entrance.css.ts';

/** Logs in by passkey alone, or by password and authenticator. `name`: the only operator who can log in again here. */
export function LogInForm({ name, onLogIn }: { name?: string; onLogIn: (session: Session) => void }) {
  const { t } = useLingui();
  const office = useOffice();
  const textOf = useRefusalText();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null);
  const { register, control, handleSubmit, resetField, formState } = useForm({
    defaultValues: { name: name ?? '', password: '', code: '' },
  });

  const byPasskey = async () => {
    setBusy('passkey');
    setRefused(undefined);
    try {
      onLogIn(await office.call('logInByPasskey', { body: await signWithPasskey(await office.call('startPasskeyLogIn', {})) }));
    } catch (error) {
      if (!(error instanceof NoPasskey)) setRefused(textOf(error));
    } finally {
      setBusy(null);
    }
  };
  const byPassword = handleSubmit(async (values) => {
    setBusy('password');
    setRefused(undefined);
    try {
      onLogIn(await office.call('logInByPassword', { body: { ...values, name: values.name.trim() } }));
    } catch (error) {
      setRefused(textOf(error));
      // A code is valid once; the rest stays.
      resetField('code');
    } finally {
      setBusy(null);
    }
  });
  const missing = t`Fill this in.`;
  return (
    <Stack gap="5">
      {passkeysSupported() && (
        <>
          <Button
            size="l"
            block
            icon={<KeyIcon />}
            loading={busy === 'passkey'}
            loadingText={t`Waiting for the passkey`}
            onClick={() => void byPasskey()}
          >
            <Trans>Log in with a passkey</Trans>
          </Button>
          <span className={styles.or}>
            <Trans>or</Trans>
          </span>
        </>
      )}
      <FormLayout onSubmit={(event) => void byPassword(event)}>
        <FormError message={refused} />
        <TextField
          label={t({ message: 'Name', context: 'at log-in' })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={name !== undefined}
          error={formState.errors.name && missing}
          {...register('name', { required: true })}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          showText={t`Show the password`}
          hideText={t`Hide the password`}
          capsLockText={t`Caps Lock is on.`}
          error={formState.errors.password && missing}
          {...register('password', { required: true })}
        />
        <Controller
          control={control}
          name="code"
          rules={{ required: true }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <CodeField
              label={t`Code of your authenticator`}
              length={6}
              onValueChange={onChange}
              error={fieldState.error && missing}
              {...field}
            />
          )}
        />
        <Button type="submit" variant="secondary" size="l" block loading={busy === 'password'} loadingText={t`Logging in`}>
          <Trans>Log in with a password</Trans>
        </Button>
      </FormLayout>
    </Stack>
  );
}
