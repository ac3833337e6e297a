// @flag passkeys
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { makePasskey, signWithPasskey } from '../passkeys/ceremony.ts';
import { mine } from './keys.ts';
import { loggedIn } from './session.ts';

const passkeysKey = [mine, 'passkeys'] as const;

/** The member's passkeys, newest first. */
export function passkeysQuery(api: Api) {
  return queryOptions({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await api.call('listPasskeys', {}, { signal })).list,
  });
}

/** Has the browser create a passkey and registers it. `proved` repeats a call after the step-up that it needs. */
export function addPasskeyMutation(api: Api, queryClient: QueryClient, proved: <T>(work: () => Promise<T>) => Promise<T>) {
  return mutationOptions({
    mutationFn: async (name: string) => {
      const made = await makePasskey(await proved(() => api.call('startPasskey', {})));
      return proved(() => api.call('addPasskey', { body: { name, ...made } }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function renamePasskeyMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, name }: { id: string; name: string }) => api.call('renamePasskey', { path: { passkeyId: id }, body: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function removePasskeyMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (passkeyId: string) => api.call('removePasskey', { path: { passkeyId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}

/** Logs in by any passkey of this site that the browser has. */
export function passkeyLoginMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (): Promise<Schema<'LoginResult'>> => {
      const body = await signWithPasskey(await api.call('startPasskeyLogin', {}));
      return api.call('loginPasskey', { body });
    },
    onSuccess: (result) => loggedIn(queryClient, result),
  });
}

/** Performs a step-up by passkey. */
export function passkeyStepUpMutation(api: Api) {
  return mutationOptions({
    mutationFn: async () => {
      const body = await signWithPasskey(await api.call('startPasskeyStepUp', {}));
      return api.call('stepUpPasskey', { body });
    },
  });
}
