import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { mine } from './keys.ts';

const authenticatorKey = [mine, 'authenticator'] as const;

/** Whether an authenticator app protects the account, and how many recovery codes are left. */
export function authenticatorQuery(api: Api) {
  return queryOptions({ queryKey: authenticatorKey, queryFn: ({ signal }) => api.call('getAuthenticator', {}, { signal }) });
}

/** Returns a secret for setting up an app; needs a step-up. */
export function beginAuthenticatorMutation(api: Api) {
  return mutationOptions({ mutationFn: () => api.call('beginAuthenticator', {}) });
}

/** Completes the set-up with a code of the app; returns the recovery codes, which are shown only once. */
export function confirmAuthenticatorMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (code: string) => (await api.call('confirmAuthenticator', { body: { code } })).codes,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: authenticatorKey }),
  });
}

/** Needs a step-up. */
export function removeAuthenticatorMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: () => api.call('removeAuthenticator', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: authenticatorKey }),
  });
}

/** Returns new recovery codes, which are shown only once; needs a step-up. */
export function renewRecoveryCodesMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async () => (await api.call('renewRecoveryCodes', {})).codes,
    onSettled: () => queryClient.invalidateQueries({ queryKey: authenticatorKey }),
  });
}
