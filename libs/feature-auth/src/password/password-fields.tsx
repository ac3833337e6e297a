import type { FieldRule } from '@parlour/domain';
import { FormError, PasswordField } from '@parlour/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useSaid } from '../form/kept-message.ts';
import { useSecretTexts } from '../form/use-secret-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { PasswordValues } from './use-password-form.ts';

interface PasswordFieldsProps {
  form: UseFormReturn<PasswordValues>;
  rule: FieldRule;
  oldShown: boolean;
  oldLabel: string;
  newLabel: string;
}

/** The old password where it is wanted, the new one and its repetition. */
export function PasswordFields({ form, rule, oldShown, oldLabel, newLabel }: PasswordFieldsProps) {
  const said = useSaid();
  const { errors } = form.formState;
  const secret = useSecretTexts();
  return (
    <>
      <FormError message={said(errors.root?.message)} />
      {oldShown && (
        <PasswordField
          label={oldLabel}
          autoComplete="current-password"
          error={said(errors.oldPassword?.message)}
          required
          {...secret}
          {...form.register('oldPassword')}
        />
      )}
      <NewPasswordFields
        rule={rule}
        label={newLabel}
        typed={useWatch({ control: form.control, name: 'newPassword' })}
        newPassword={{ error: errors.newPassword?.message, input: form.register('newPassword') }}
        confirmNewPassword={{ error: errors.confirmNewPassword?.message, input: form.register('confirmNewPassword') }}
      />
    </>
  );
}
