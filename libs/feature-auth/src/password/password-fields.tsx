import { useSaid } from '@parlour/api';
import type { FieldRule } from '@parlour/domain';
import { PasswordField } from '@parlour/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { RefusalNotice } from '../form/refusal-notice.tsx';
import type { Refusal } from '../form/use-refusal.ts';
import { useSecretTexts } from '../form/use-secret-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { PasswordValues } from './use-password-form.ts';

interface PasswordFieldsProps {
  form: UseFormReturn<PasswordValues>;
  rule: FieldRule;
  oldShown: boolean;
  oldLabel: string;
  newLabel: string;
  refusal: Refusal | null;
}

/** The old password where it is wanted, the new one and its repetition. */
export function PasswordFields({ form, rule, oldShown, oldLabel, newLabel, refusal }: PasswordFieldsProps) {
  const said = useSaid();
  const { errors } = form.formState;
  const secret = useSecretTexts();
  return (
    <>
      <RefusalNotice refusal={refusal} />
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
