import { useLingui } from '@lingui/react/macro';

/** What every password field says of itself. */
export function useSecretTexts() {
  const { t } = useLingui();
  return { showText: t`Show password`, hideText: t`Hide password`, capsLockText: t`Caps Lock is on` };
}
