import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Button, FormError } from '@parlour/ui';
import { FormProvider, useFormContext } from 'react-hook-form';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import * as styles from '../form/form.css.ts';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import { Consents } from './consents.tsx';
import { RegisterField } from './register-field.tsx';
import type { RegisterValues } from './register-values.ts';
import { useRegisterForm, type RegisterMethod } from './use-register-form.ts';

interface RegisterFormProps {
  by: RegisterMethod;
  settings: Schema<'RegisterSettings'>;
  referralCode: string | undefined;
  onDone: () => void;
}

/** The fields that the merchant asks for, in its order and by its rules; then age, terms and the human check. */
export function RegisterForm({ by, settings, referralCode, onDone }: RegisterFormProps) {
  const { t } = useLingui();
  const { form, fields, captcha, captchaTries, human, submit } = useRegisterForm({ by, settings, referralCode, onDone });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormError message={errors.root?.message} />
        <div className={styles.fields}>
          {fields.map((field) => (
            <RegisterField key={field.name} field={field} dialingCodes={settings.dialingCodes} human={human} />
          ))}
          {captcha && <Captcha key={captchaTries} />}
        </div>
        <Consents minimumAge={settings.minimumAge} />
        <HumanCheckLine check={human} />
        <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Creating your account`}>
          <Trans>Register</Trans>
        </Button>
      </form>
    </FormProvider>
  );
}

function Captcha() {
  const { register, formState } = useFormContext<RegisterValues>();
  return <CaptchaField error={formState.errors.captcha?.message} {...register('captcha')} />;
}
