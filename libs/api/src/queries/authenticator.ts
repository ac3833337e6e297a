import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { mine } from './keys.ts';

const authenticatorKey = [mine, 'authenticator'] as const;

/** Whether codes of an app protect the account, and how many recovery codes are left. */
export function authenticatorQuery(api: Api) {
  return queryOptions({ queryKey: authenticatorKey, queryFn: ({ signal }) => api.call('getAuthenticator', {}, { signal }) });
}

/** Gives a secret to set an app up with; asks for a step-up. */
export function beginAuthenticatorMutation(api: Api) {
  return mutationOptions({ mutationFn: () => api.call('beginAuthenticator', {}) });
}

/** Turns on what was begun, with a code of the app; gives the recovery codes, this once. */
export function confirmAuthenticatorMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (code: string) => (await api.call('confirmAuthenticator', { body: { code } })).codes,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: authenticatorKey }),
  });
}

/** Asks for a step-up. */
export function removeAuthenticatorMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: () => api.call('removeAuthenticator', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: authenticatorKey }),
  });
}

/** Gives new recovery codes, this once; asks for a step-up. */
export function renewRecoveryCodesMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async () => (await api.call('renewRecoveryCodes', {})).codes,
    onSettled: () => queryClient.invalidateQueries({ queryKey: authenticatorKey }),
  });
}
