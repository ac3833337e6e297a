import { Trans } from '@lingui/react/macro';
import { Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { isDemonstration, useSession } from './session.ts';

/** Recommends a second passkey until there is one (office O5); `children` say where to add it. */
export function AnotherPasskeyAdvice({ children }: { children?: ReactNode }) {
  const session = useSession();
  const { factors } = session;
  if (factors.passkeys >= 2 || isDemonstration(session)) return null;
  return (
    <Text tone="muted">
      {factors.passkeys === 0 ? (
        <Trans>Add a passkey: it is quicker than a password, and no fake page can steal it.</Trans>
      ) : (
        <Trans>Add a second passkey on another device. If you lose the only one, two other operators must reset your account.</Trans>
      )}{' '}
      {children}
    </Text>
  );
}
