import { Trans, useLingui } from '@lingui/react/macro';
import { captchaQuery, useApi, type Schema } from '@parlour/api';
import { CaptchaField, HumanCheckLine, RefusalNotice, RequiredNote, useMessage } from '@parlour/forms';
import { Button, ErrorSummary, FormActions, FormLayout, FormSection } from '@parlour/ui';
import { useFormContext } from 'react-hook-form';
import * as styles from '../form.css.ts';
import { Consents } from './consents.tsx';
import { RegisterField } from './register-field.tsx';
import type { RegisterValues } from './register-values.ts';
import { useWrongFields } from './use-wrong-fields.ts';
import type { useRegisterForm } from './use-register-form.ts';

interface RegisterFormProps {
  register: ReturnType<typeof useRegisterForm>;
  settings: Schema<'RegisterSettings'>;
}

/** The fields that the merchant asks for, in its order and by its rules, then age, terms and the human check. */
export function RegisterForm({ register, settings }: RegisterFormProps) {
  const { t } = useLingui();
  const { form, fields, captcha, captchaTries, human, submit, refusal, codeHint } = register;
  const { errors, isSubmitting, submitCount } = form.formState;
  const wrong = useWrongFields(fields, errors);
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <ErrorSummary
        title={t`Please check what you entered.`}
        errors={
          submitCount > 0 && wrong.length > 1
            ? wrong.map(({ path, text }) => ({ key: path, text, onFocus: () => form.setFocus(path) }))
            : []
        }
      />
      <RequiredNote />
      <FormSection columns>
        {fields.map((field) => (
          <RegisterField key={field.name} field={field} dialingCodes={settings.dialingCodes} human={human} codeHint={codeHint} />
        ))}
        {captcha && <Captcha key={captchaTries} />}
      </FormSection>
      <div className={styles.consents}>
        <Consents minimumAge={settings.minimumAge} />
      </div>
      <HumanCheckLine check={human} besideCaptcha={captcha} />
      <FormActions sticky>
        <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Creating your account`}>
          <Trans>Register</Trans>
        </Button>
      </FormActions>
    </FormLayout>
  );
}

function Captcha() {
  const messageOf = useMessage();
  const { register, formState } = useFormContext<RegisterValues>();
  return (
    <CaptchaField
      query={captchaQuery(useApi(), 'register')}
      error={messageOf(formState.errors.captcha?.message)}
      {...register('captcha')}
    />
  );
}
