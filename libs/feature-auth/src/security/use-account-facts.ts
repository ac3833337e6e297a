import { authenticatorQuery, contactsQuery, useApi, useIsOn, type Schema } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import { useOwnPasskeyCount } from '../passkeys/use-own-passkey-count.ts';
import type { AccountFacts } from './advice.ts';

const usePasskeyCount = FLAGS.passkeys ? useOwnPasskeyCount : () => 0;

/** What is known about the member's account; undefined until everything has loaded. */
export function useAccountFacts({ hasPaymentPassword }: Schema<'MemberInfo'>): AccountFacts | undefined {
  const api = useApi();
  const { data: contacts } = useQuery(contactsQuery(api));
  const { data: authenticator } = useQuery(authenticatorQuery(api));
  const isOn = useIsOn();
  const own = usePasskeyCount();
  const passkeys = isOn('passkeys') ? own : 0;
  if (!contacts || !authenticator || passkeys === undefined) return undefined;
  return {
    email: contacts.email,
    mobile: contacts.mobile,
    hasPaymentPassword,
    authenticatorOn: authenticator.on,
    recoveryCodesLeft: authenticator.recoveryCodesLeft,
    passkeys,
  };
}
