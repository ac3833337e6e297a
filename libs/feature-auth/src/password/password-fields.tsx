import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '@parlour/domain';
import { FormError, PasswordField } from '@parlour/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useSaid } from '../form/kept-message.ts';
import { useSecretTexts } from '../form/use-secret-texts.ts';
import { PasswordProgress } from './password-progress.tsx';
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
  const said = useSaid();
  const { errors } = form.formState;
  const shared = { ...useSecretTexts(), required: true };
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <>
      <FormError message={said(errors.root?.message)} />
      {oldShown && (
        <PasswordField
          label={oldLabel}
          autoComplete="current-password"
          error={said(errors.oldPassword?.message)}
          {...shared}
          {...form.register('oldPassword')}
        />
      )}
      <PasswordField
        label={newLabel}
        autoComplete="new-password"
        hint={t`${minLength} to ${maxLength} characters.`}
        guide={<PasswordProgress password={typed} minLength={minLength} />}
        error={said(errors.newPassword?.message)}
        {...shared}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={t`Repeat the new password`}
        autoComplete="new-password"
        error={said(errors.confirmNewPassword?.message)}
        {...shared}
        {...form.register('confirmNewPassword')}
      />
    </>
  );
}
