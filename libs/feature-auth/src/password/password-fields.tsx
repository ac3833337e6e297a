import type { FieldRule, Guesses } from '@parlour/domain';
import { type ShownRefusal, RefusalNotice, SecretField, useMessage } from '@parlour/forms';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { PasswordValues } from './use-password-form.ts';

interface PasswordFieldsProps {
  form: UseFormReturn<PasswordValues>;
  rule: FieldRule;
  guesses: Guesses;
  oldShown: boolean;
  oldLabel: string;
  newLabel: string;
  refusal: ShownRefusal | null;
}

/** The old password if required, the new one and its repetition. */
export function PasswordFields({ form, rule, guesses, oldShown, oldLabel, newLabel, refusal }: PasswordFieldsProps) {
  const messageOf = useMessage();
  const { errors } = form.formState;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {oldShown && (
        <SecretField
          label={oldLabel}
          autoComplete="current-password"
          error={messageOf(errors.oldPassword?.message)}
          required
          {...form.register('oldPassword')}
        />
      )}
      <NewPasswordFields
        rule={rule}
        guesses={guesses}
        label={newLabel}
        typed={useWatch({ control: form.control, name: 'newPassword' })}
        newPassword={{ error: errors.newPassword?.message, input: form.register('newPassword') }}
        confirmNewPassword={{ error: errors.confirmNewPassword?.message, input: form.register('confirmNewPassword') }}
      />
    </>
  );
}
