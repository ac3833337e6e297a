import { Trans, useLingui } from '@lingui/react/macro';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, CodeField, FormError, FormLayout, PasswordField, QrCode, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as styles from './entrance.css.ts';

const shortestPassword = 15;

export interface NewPasswordFormProps {
  /** Of the authenticator. */
  uri: string;
  setUpKey: string;
  confirmText: string;
  /** Receives what was chosen; what it throws is shown at its field, or above the form. */
  keep: (chosen: { password: string; code: string }) => Promise<void>;
}

/** Chooses a password together with an authenticator. */
export function NewPasswordForm({ uri, setUpKey, confirmText, keep }: NewPasswordFormProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const [refused, setRefused] = useState<string>();
  const { register, control, handleSubmit, resetField, setError, formState } = useForm({ defaultValues: { password: '', code: '' } });
  const send = handleSubmit(async (chosen) => {
    setRefused(undefined);
    try {
      await keep(chosen);
    } catch (error) {
      if (isPutAside(error)) return;
      const code = (error as { code?: unknown }).code;
      if (code === 'password_too_common') setError('password', { message: textOf(error) }, { shouldFocus: true });
      else if (code === 'code_invalid') {
        resetField('code');
        setError('code', { message: textOf(error) }, { shouldFocus: true });
      } else setRefused(textOf(error));
    }
  });
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      <FormError message={refused} />
      <PasswordField
        label={t`New password`}
        hint={t`At least 15 characters. A few words work well.`}
        autoComplete="new-password"
        maxLength={128}
        showText={t`Show the password`}
        hideText={t`Hide the password`}
        capsLockText={t`Caps Lock is on.`}
        error={formState.errors.password && (formState.errors.password.message || t`At least 15 characters.`)}
        {...register('password', { validate: (password) => [...password].length >= shortestPassword })}
      />
      <div className={styles.setUp}>
        <QrCode value={uri} label={t`QR code for your authenticator app`} />
        <Stack gap="2">
          <Text size="s">
            <Trans>Scan this with an authenticator app, or type the key:</Trans>
          </Text>
          <span className={styles.key}>{setUpKey}</span>
        </Stack>
      </div>
      <Controller
        control={control}
        name="code"
        rules={{ validate: (code) => /^\d{6}$/.test(code) }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <CodeField
            label={t`Code that the app shows`}
            length={6}
            onValueChange={onChange}
            error={error && (error.message || t`Six digits.`)}
            {...field}
          />
        )}
      />
      <Button type="submit" size="l" block loading={formState.isSubmitting} loadingText={t`Saving`}>
        {confirmText}
      </Button>
    </FormLayout>
  );
}
