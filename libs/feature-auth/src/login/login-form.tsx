import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, loginMutation, toApiError, useApi } from '@parlour/api';
import { Button, Checkbox, FormActions, FormError, FormLayout, PasswordField, TextField } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useSecretTexts } from '../form/use-secret-texts.ts';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import { useHumanCheck } from '../human/use-human-check.ts';
import * as styles from './login.css.ts';
import { rememberedUsername, rememberUsername } from './remembered-username.ts';
import type { WayIn } from './way-in.ts';

interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Log in by username and password; a captcha joins when the gateway asks for one. What was typed stays. */
export function LoginForm({ onDone }: WayIn) {
  const { t, i18n } = useLingui();
  const secret = useSecretTexts();
  const api = useApi();
  const login = useMutation(loginMutation(api, useQueryClient()));
  const human = useHumanCheck();
  // Each refused try needs another picture: its number remounts the captcha.
  const [captcha, setCaptcha] = useState({ shown: false, tries: 0 });
  const known = rememberedUsername();
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm<LoginValues>({
    defaultValues: { username: known, password: '', captcha: '', remember: known !== '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username, password, captcha: answer, remember }) => {
    try {
      const name = username.trim();
      const altcha = await human.take();
      const { passwordExpired } = await login.mutateAsync({
        type: 'username',
        username: name,
        password,
        altcha,
        ...(captcha.shown && { captcha: answer.trim() }),
      });
      rememberUsername(remember ? name : '');
      onDone(passwordExpired);
    } catch (thrown) {
      const error = toApiError(thrown);
      const message = i18n._(errorMessage(error));
      const wantsCaptcha = error.captchaRequired || error.code === 'captcha_required' || error.code === 'captcha_wrong';
      if (wantsCaptcha || captcha.shown) {
        setCaptcha(({ tries }) => ({ shown: true, tries: tries + 1 }));
        resetField('captcha');
      }
      if (error.code === 'captcha_wrong') setError('captcha', { message });
      else setError('root', { message });
      if (error.code === 'login_failed') setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        error={errors.username?.message}
        {...register('username', { validate: (value) => value.trim() !== '' || t`Please enter your username.` })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...secret}
        error={errors.password?.message}
        {...register('password', { validate: (value) => value !== '' || t`Please enter your password.` })}
      />
      {captcha.shown && (
        <CaptchaField
          key={captcha.tries}
          error={errors.captcha?.message}
          {...register('captcha', { validate: (value) => value.trim() !== '' || t`Please enter the captcha.` })}
        />
      )}
      <div className={styles.below}>
        <Checkbox label={t`Remember my username for a day`} {...register('remember')} />
      </div>
      <HumanCheckLine check={human} />
      <FormActions>
        <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Logging in`}>
          <Trans>Log in</Trans>
        </Button>
      </FormActions>
    </FormLayout>
  );
}
