// @flag recoverByEmail or recoverByMobile
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { loggedIn } from './session.ts';

/** Asks for a mail with a link to choose another password; the answer is the same whether or not one was sent. */
export function forgotByEmailMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'ForgotPasswordPayload'>) => api.call('forgotPasswordByEmail', { body }) });
}

/** Replaces the password by a code that came by SMS, and logs in. */
export function resetByMobileMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'ResetPasswordPayload'>) => api.call('resetPasswordByMobile', { body }),
    onSuccess: (result) => loggedIn(queryClient, result),
  });
}
