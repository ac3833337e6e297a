import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Button, ErrorSummary, FormActions, FormError, FormLayout, FormSection } from '@parlour/ui';
import { FormProvider, useFormContext } from 'react-hook-form';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import * as styles from '../form/form.css.ts';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import { Consents } from './consents.tsx';
import { RegisterField } from './register-field.tsx';
import type { RegisterValues } from './register-values.ts';
import { useWrongFields } from './use-wrong-fields.ts';
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
  const { errors, isSubmitting, submitCount } = form.formState;
  const wrong = useWrongFields(fields, errors);
  return (
    <FormProvider {...form}>
      <FormLayout onSubmit={(event) => void submit(event)}>
        <FormError message={errors.root?.message} />
        <ErrorSummary
          title={t`Please check what you entered.`}
          errors={
            submitCount > 0 && wrong.length > 1
              ? wrong.map(({ path, text }) => ({ key: path, text, onFocus: () => form.setFocus(path) }))
              : []
          }
        />
        <FormSection columns>
          {fields.map((field) => (
            <RegisterField key={field.name} field={field} dialingCodes={settings.dialingCodes} human={human} />
          ))}
          {captcha && <Captcha key={captchaTries} />}
        </FormSection>
        <div className={styles.consents}>
          <Consents minimumAge={settings.minimumAge} />
        </div>
        <HumanCheckLine check={human} />
        <FormActions sticky>
          <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Creating your account`}>
            <Trans>Register</Trans>
          </Button>
        </FormActions>
      </FormLayout>
    </FormProvider>
  );
}

function Captcha() {
  const { register, formState } = useFormContext<RegisterValues>();
  return <CaptchaField error={formState.errors.captcha?.message} {...register('captcha')} />;
}
