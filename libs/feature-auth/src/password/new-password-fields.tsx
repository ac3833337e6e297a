import { useLingui } from '@lingui/react/macro';
import type { FieldRule, Guesses } from '@parlour/domain';
import { SecretField, useMessage } from '@parlour/forms';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordProgress } from './password-progress.tsx';

interface TypedField {
  /** As `encodeMessage` writes it. */
  error: string | undefined;
  input: UseFormRegisterReturn;
}

interface NewPasswordFieldsProps {
  rule: FieldRule;
  guesses: Guesses;
  label: string;
  /** The content of the first field, for its progress towards the minimum length and its strength. */
  typed: string;
  newPassword: TypedField;
  confirmNewPassword: TypedField;
}

/** A new password and its repetition. */
export function NewPasswordFields({ rule, guesses, label, typed, newPassword, confirmNewPassword }: NewPasswordFieldsProps) {
  const { i18n, t } = useLingui();
  const [minLength, maxLength] = [i18n.number(rule.minLength), i18n.number(rule.maxLength)];
  const messageOf = useMessage();
  const shared = { required: true, autoComplete: 'new-password' } as const;
  return (
    <>
      <SecretField
        label={label}
        hint={t`${minLength} to ${maxLength} characters.`}
        guide={<PasswordProgress password={typed} minLength={rule.minLength} guesses={guesses} />}
        error={messageOf(newPassword.error)}
        {...shared}
        {...newPassword.input}
      />
      <SecretField
        label={t`Repeat the new password`}
        error={messageOf(confirmNewPassword.error)}
        {...shared}
        {...confirmNewPassword.input}
      />
    </>
  );
}
