import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSaid } from '@parlour/api';
import { Checkbox, FormLayout, PasswordField, TextField, TextLink } from '@parlour/ui';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { RefusalNotice } from '../form/refusal-notice.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { mostOf, secret, text } from '../form/text-checks.ts';
import { useSecretTexts } from '../form/use-secret-texts.ts';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import * as styles from './login.css.ts';
import { ToAgentsEntrance } from './to-agents-entrance.tsx';
import { useLoginForm } from './use-login-form.ts';
import type { WayIn } from './way-in.ts';

/** What stands in the field where the device stands for the password. */
const DOTS = '••••••••';

const usernameNeeded = msg`Please enter your username.`;
const captchaNeeded = msg`Please enter the captcha.`;
const secretGiven = secret(msg`Please enter your password.`);

/** Log in by username and password; a captcha joins when the gateway asks for one. What was typed stays. */
export function LoginForm(way: WayIn) {
  const { t } = useLingui();
  const secretTexts = useSecretTexts();
  const said = useSaid();
  const { form, submit, byDevice, captcha, human, refusal, untick } = useLoginForm(way);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      {refusal?.error.code === 'member_no_enter' && <ToAgentsEntrance />}
      <TextField
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        error={said(errors.username?.message)}
        {...register('username', { validate: text(usernameNeeded, mostOf.name) })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...secretTexts}
        {...(byDevice && { placeholder: DOTS, hint: t`This device is remembered: you need not type your password.` })}
        error={said(errors.password?.message)}
        {...register('password', { validate: (value) => (byDevice && value === '') || secretGiven(value) })}
      />
      {captcha.shown && (
        <CaptchaField
          key={captcha.tries}
          purpose="login"
          // As its neighbours: all of this form is needed.
          required={false}
          error={said(errors.captcha?.message)}
          {...register('captcha', { validate: text(captchaNeeded, mostOf.name) })}
        />
      )}
      <div className={styles.below}>
        <Checkbox
          label={t`Remember me on this device for a day`}
          {...register('remember', { onChange: ({ target }: { target: HTMLInputElement }) => target.checked || untick() })}
        />
        {(FLAGS.recoverByEmail || FLAGS.recoverByMobile) && way.onForgot && (
          <TextLink render={<button type="button" onClick={way.onForgot} />}>
            <Trans>Forgot password?</Trans>
          </TextLink>
        )}
      </div>
      <HumanCheckLine check={human} />
      <SubmitButton busy={isSubmitting} busyText={t`Logging in`}>
        <Trans>Log in</Trans>
      </SubmitButton>
    </FormLayout>
  );
}
