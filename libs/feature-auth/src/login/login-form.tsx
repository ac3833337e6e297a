import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { captchaQuery, useApi, useIsOn } from '@parlour/api';
import {
  CaptchaField,
  FormAside,
  HumanCheckLine,
  maxLengths,
  RefusalNotice,
  requiredSecret,
  requiredText,
  SecretField,
  SubmitButton,
  useMessage,
} from '@parlour/forms';
import { Link } from '@parlour/routes';
import { Checkbox, FormLayout, TextField, TextLink } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { authDialogAtom } from '../dialogs.ts';
import * as styles from './login.css.ts';
import { useLoginForm } from './use-login-form.ts';
import type { LoginWayProps } from './login-steps.ts';

/** Shown in the password field when a remembered device replaces the password. */
const DOTS = '••••••••';

const usernameNeeded = msg`Please enter your username.`;
const captchaNeeded = msg`Please enter the captcha.`;
const secretGiven = requiredSecret(msg`Please enter your password.`);

/** Log-in by username and password; a captcha is added if the gateway asks for one. Input is kept after a refusal. */
export function LoginForm(way: LoginWayProps) {
  const { t } = useLingui();
  const api = useApi();
  const messageOf = useMessage();
  const isOn = useIsOn();
  const { form, submit, byDevice, captcha, human, refusal, untick } = useLoginForm(way);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      {refusal?.code === 'member_no_enter' && <ToAgentsEntrance />}
      <TextField
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        error={messageOf(errors.username?.message)}
        {...register('username', { validate: requiredText(usernameNeeded, maxLengths.name) })}
      />
      <SecretField
        label={t`Password`}
        autoComplete="current-password"
        {...(byDevice && { placeholder: DOTS, hint: t`This device is remembered, so you don’t need to enter your password.` })}
        error={messageOf(errors.password?.message)}
        {...register('password', { validate: (value) => (byDevice && value === '') || secretGiven(value) })}
      />
      {captcha.shown && (
        <CaptchaField
          key={captcha.tries}
          query={captchaQuery(api, 'login')}
          // Not marked, since every field of this form is required.
          required={false}
          error={messageOf(errors.captcha?.message)}
          {...register('captcha', { validate: requiredText(captchaNeeded, maxLengths.name) })}
        />
      )}
      <div className={styles.below}>
        <Checkbox
          label={t`Remember me on this device for a day`}
          {...register('remember', { onChange: ({ target }: { target: HTMLInputElement }) => target.checked || untick() })}
        />
        {((FLAGS.recoverByEmail && isOn('recoverByEmail')) || (FLAGS.recoverByMobile && isOn('recoverByMobile'))) && way.onForgot && (
          <TextLink render={<button type="button" onClick={way.onForgot} />}>
            <Trans>Forgot password?</Trans>
          </TextLink>
        )}
      </div>
      <HumanCheckLine check={human} besideCaptcha={captcha.shown} />
      <SubmitButton busy={isSubmitting} busyText={t`Logging in`}>
        <Trans>Log in</Trans>
      </SubmitButton>
    </FormLayout>
  );
}

/** For agents at the members' log-in: a link to their own. */
function ToAgentsEntrance() {
  const open = useSetAtom(authDialogAtom);
  return (
    <FormAside>
      <TextLink render={<Link to="/agent" onClick={() => open(null)} />}>
        <Trans>Go to the agents’ log-in</Trans>
      </TextLink>
    </FormAside>
  );
}
