import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Button, Checkbox, TextLink } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { FormProvider } from 'react-hook-form';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { legalDocumentAtom } from '../dialogs.ts';
import { FormError } from '../form/form-error.tsx';
import * as styles from '../form/form.css.ts';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import { RegisterField } from './register-field.tsx';
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
  const openLegal = useSetAtom(legalDocumentAtom);
  const { form, fields, captcha, captchaTries, human, submit } = useRegisterForm({ by, settings, referralCode, onDone });
  const { errors, isSubmitting } = form.formState;
  const { minimumAge } = settings;
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormError message={errors.root?.message} />
        {fields.map((field) => (
          <RegisterField key={field.name} field={field} dialingCodes={settings.dialingCodes} human={human} />
        ))}
        {captcha && by === 'username' && <CaptchaField key={captchaTries} error={errors.captcha?.message} {...form.register('captcha')} />}
        <Checkbox label={t`I am ${minimumAge} years old or older.`} error={errors.adult?.message} {...form.register('adult')} />
        <Checkbox
          error={errors.terms?.message}
          {...form.register('terms')}
          label={
            <Trans>
              I have read and accept the{' '}
              <TextLink render={<button type="button" onClick={() => openLegal('terms')} />}>terms and conditions</TextLink>.
            </Trans>
          }
        />
        <HumanCheckLine check={human} />
        <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Creating your account`}>
          <Trans>Register</Trans>
        </Button>
      </form>
    </FormProvider>
  );
}
