import { authenticatorQuery, contactsQuery, passkeysQuery, useApi, type Schema } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import type { AccountFacts } from './advice.ts';

/** What is known of the member's account; undefined until all of it is. */
export function useAccountFacts({ hasPaymentPassword }: Schema<'MemberInfo'>): AccountFacts | undefined {
  const api = useApi();
  const { data: contacts } = useQuery(contactsQuery(api));
  const { data: authenticator } = useQuery(authenticatorQuery(api));
  const { data: passkeys } = useQuery({ ...passkeysQuery(api), enabled: FLAGS.passkeys });
  if (!contacts || !authenticator || (FLAGS.passkeys && !passkeys)) return undefined;
  return {
    email: contacts.email,
    mobile: contacts.mobile,
    hasPaymentPassword,
    authenticatorOn: authenticator.on,
    recoveryCodesLeft: authenticator.recoveryCodesLeft,
    passkeys: passkeys?.length ?? 0,
  };
}
