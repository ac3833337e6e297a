import { affiliateQuery, useApi } from '@parlour/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isInvitation, type KnownField } from './register-values.ts';

/** The code by which a visitor was invited, and what is known about it. */
export interface Invitation {
  /** From the address; empty if it had none. */
  code: string;
  /** `open`: there is none, or it could not be checked; a visitor with a code types it. */
  state: 'checking' | 'good' | 'wrong' | 'open';
}

/** Checks whether the code in an address is valid (specification 4): only then need nobody type one. */
export function useInvitation(code: string | undefined): Invitation {
  const { data, error } = useQuery({ ...affiliateQuery(useApi(), code ?? ''), enabled: code !== undefined });
  if (code === undefined) return { code: '', state: 'open' };
  if (error) return { code, state: 'open' };
  if (!data) return { code, state: 'checking' };
  return { code, state: data.valid ? 'good' : 'wrong' };
}

/** Checks the typed code before anything is sent, and returns the invalid field, if any. Fails as its request does. */
export function useInvitationCheck(): (
  fields: readonly KnownField[],
  typed: Readonly<Record<string, string>>,
) => Promise<KnownField | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (fields, typed) => {
    for (const field of fields) {
      const code = isInvitation(field.name) ? typed[field.name] : '';
      if (code && !(await queryClient.fetchQuery(affiliateQuery(api, code))).valid) return field;
    }
    return null;
  };
}
