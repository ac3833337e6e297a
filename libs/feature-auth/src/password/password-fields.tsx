import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '@parlour/domain';
import { FormError, PasswordField } from '@parlour/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { PasswordValues } from './use-password-form.ts';

interface PasswordFieldsProps {
  form: UseFormReturn<PasswordValues>;
  rule: FieldRule;
  oldShown: boolean;
  oldLabel: string;
  newLabel: string;
}

/** The old password where it is wanted, the new one and its repetition. */
export function PasswordFields({ form, rule: { minLength, maxLength }, oldShown, oldLabel, newLabel }: PasswordFieldsProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const show = { showText: t`Show password`, hideText: t`Hide password`, required: true };
  return (
    <>
      <FormError message={errors.root?.message} />
      {oldShown && (
        <PasswordField
          label={oldLabel}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...show}
          {...form.register('oldPassword')}
        />
      )}
      <PasswordField
        label={newLabel}
        autoComplete="new-password"
        hint={t`${minLength} to ${maxLength} characters.`}
        error={errors.newPassword?.message}
        {...show}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={t`Repeat the new password`}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...show}
        {...form.register('confirmNewPassword')}
      />
    </>
  );
}
