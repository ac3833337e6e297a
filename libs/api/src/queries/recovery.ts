// @flag recoverByEmail or recoverByMobile
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { loggedIn } from './session.ts';

/** Requests an e-mail with a link for choosing a new password; the answer does not tell whether one was sent. */
export function forgotByEmailMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'ForgotPasswordPayload'>) => api.call('forgotPasswordByEmail', { body }) });
}

/** Sets a new password with a code from an SMS, and logs in. */
export function resetByMobileMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'ResetPasswordPayload'>) => api.call('resetPasswordByMobile', { body }),
    onSuccess: (result) => loggedIn(queryClient, result),
  });
}
