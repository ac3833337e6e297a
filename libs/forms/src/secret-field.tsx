import { useLingui } from '@lingui/react/macro';
import { PasswordField, type PasswordFieldProps } from '@parlour/ui';

/** A password that can be shown and hidden, with a warning when Caps Lock is on. */
export function SecretField(props: Omit<PasswordFieldProps, 'showText' | 'hideText' | 'capsLockText'>) {
  const { t } = useLingui();
  return <PasswordField showText={t`Show password`} hideText={t`Hide password`} capsLockText={t`Caps Lock is on`} {...props} />;
}
