import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';
import { memberKey } from './member.ts';

const sessionsKey = [mine, 'sessions'] as const;

/** The member's sessions, most recently used first. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api.call('listSessions', {}, { signal })).list,
  });
}

export function endOneSessionMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (sessionId: string) => api.call('endSession', { path: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function endOtherSessionsMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: () => api.call('endOtherSessions', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Performs a step-up, so that operations that answered `step_up_required` are allowed for some minutes. */
export function stepUpMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'StepUpPayload'>) => api.call('stepUp', { body }) });
}

/**
 * Changes the password; every other session ends. A session that had to change it was refused everything before, so everything is
 * refetched.
 */
export function changePasswordMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'ChangePasswordPayload'>) => api.call('changePassword', { body }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Sets the first payment password, or changes the one there is when `oldPassword` is given. */
export function paymentPasswordMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ oldPassword, ...body }: Schema<'SetPaymentPasswordPayload'> & { oldPassword?: string | undefined }) =>
      oldPassword === undefined
        ? api.call('setPaymentPassword', { body })
        : api.call('changePaymentPassword', { body: { ...body, oldPassword } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey }),
  });
}
