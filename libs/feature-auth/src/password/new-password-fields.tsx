import { useLingui } from '@lingui/react/macro';
import { useSaid } from '@parlour/api';
import type { FieldRule } from '@parlour/domain';
import { PasswordField } from '@parlour/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSecretTexts } from '../form/use-secret-texts.ts';
import { PasswordProgress } from './password-progress.tsx';

interface TypedField {
  /** As `kept` writes it. */
  error: string | undefined;
  input: UseFormRegisterReturn;
}

interface NewPasswordFieldsProps {
  rule: FieldRule;
  label: string;
  /** What stands in the first field, for how far it is from its least length. */
  typed: string;
  newPassword: TypedField;
  confirmNewPassword: TypedField;
}

/** A new password and its repetition. */
export function NewPasswordFields({ rule, label, typed, newPassword, confirmNewPassword }: NewPasswordFieldsProps) {
  const { i18n, t } = useLingui();
  const [minLength, maxLength] = [i18n.number(rule.minLength), i18n.number(rule.maxLength)];
  const said = useSaid();
  const shared = { ...useSecretTexts(), required: true, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField
        label={label}
        hint={t`${minLength} to ${maxLength} characters.`}
        guide={<PasswordProgress password={typed} minLength={rule.minLength} />}
        error={said(newPassword.error)}
        {...shared}
        {...newPassword.input}
      />
      <PasswordField label={t`Repeat the new password`} error={said(confirmNewPassword.error)} {...shared} {...confirmNewPassword.input} />
    </>
  );
}
