import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { solveHumanChallenge } from '../human/solve.ts';
import type { Schema } from '../operation.ts';
import { browserSessionHint, type SessionHint } from '../session-hint.ts';
import { mine } from './keys.ts';

export const memberKey = ['session', 'member'] as const;

/** Who is logged in; null for a guest. Asks nothing when no session can exist. */
export function memberQuery(api: Api, hint: SessionHint = browserSessionHint) {
  return queryOptions({
    queryKey: memberKey,
    queryFn: async ({ signal }): Promise<Schema<'MemberInfo'> | null> => {
      if (!hint.exists()) return null;
      try {
        return await api.call('getMemberInfo', {}, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_logged_in') return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}

/** Somebody is logged in now: drops what belonged to whoever was before. */
export function beginSession(queryClient: QueryClient, member: Schema<'MemberInfo'>, hint: SessionHint = browserSessionHint): void {
  queryClient.removeQueries({ queryKey: [mine] });
  hint.set();
  queryClient.setQueryData(memberKey, member);
}

/** Nobody is logged in any more: nothing of the account stays in this tab. */
export function endSession(queryClient: QueryClient, hint: SessionHint = browserSessionHint): void {
  hint.clear();
  queryClient.setQueryData(memberKey, null);
  queryClient.removeQueries({ queryKey: [mine] });
}

export function loginMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'LoginPayload'>) => api.call('login', { body }),
    onSuccess: ({ member }) => beginSession(queryClient, member),
  });
}

/** Changes the one-time code of a link for a session. */
export function exchangeMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (code: string) => api.call('exchangeCode', { body: { code } }),
    onSuccess: ({ member }) => beginSession(queryClient, member),
  });
}

/** Logs in as a trial user, who plays with play money only; proves first that a human asks. */
export function freeplayMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async () => {
      const { altcha } = await solveHumanChallenge(api);
      const os = navigator.platform.slice(0, 60);
      return api.call('loginFreeplay', { body: { altcha, os, platform: 'W', random: crypto.randomUUID(), gatewayVersion: 3 } });
    },
    onSuccess: ({ member }) => beginSession(queryClient, member),
  });
}

export function registerMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ by, body }: { by: 'username' | 'mobile'; body: Schema<'RegisterPayload'> }) =>
      api.call(by === 'mobile' ? 'registerMemberByMobile' : 'registerMember', { body }),
    onSuccess: ({ member }) => beginSession(queryClient, member),
  });
}

/** A session that is over already counts as logged out. */
export function logoutMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async () => {
      try {
        await api.call('logout', {});
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'not_logged_in')) throw error;
      }
    },
    onSuccess: () => endSession(queryClient),
  });
}
