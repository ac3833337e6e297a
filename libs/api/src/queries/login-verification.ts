import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { loggedIn } from './session.ts';

/** Sends the code of a second proof at log-in. */
export function loginVerificationMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'LoginVerificationPayload'>) => api.call('sendLoginVerification', { body }) });
}

/** Finishes a log-in by a second proof. */
export function verifyLoginMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'VerifyLoginPayload'>) => api.call('verifyLogin', { body }),
    onSuccess: (result) => loggedIn(queryClient, result),
  });
}
