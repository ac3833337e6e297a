import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { solveHumanChallenge } from '../human/solve.ts';
import type { Schema } from '../operation.ts';
import { noteFirstLogin } from './first-login.ts';
import { beginSession, endSession, noteRestricted } from './member.ts';

export function loginMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'LoginPayload'>) => api.call('login', { body }),
    onSuccess: (result) => loggedIn(queryClient, result),
  });
}

/** Called after any log-in. The gateway admits no one with an expired password: until it is changed the page has no member. */
export function loggedIn(queryClient: QueryClient, { member, passwordExpired, firstTimeLogin }: Schema<'LoginResult'>): void {
  if (firstTimeLogin) noteFirstLogin(queryClient, member);
  if (passwordExpired) noteRestricted(queryClient, member.account);
  else beginSession(queryClient, member);
}

/** Forgets this browser: the next log-in here needs the password. */
export function forgetDeviceMutation(api: Api) {
  return mutationOptions({ mutationFn: () => api.call('forgetDevice', {}) });
}

/** Exchanges the one-time code of a link for a session. */
export function exchangeMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'ExchangePayload'>) => api.call('exchangeCode', { body }),
    onSuccess: (result) => loggedIn(queryClient, result),
  });
}

/** Logs in as a trial user, who plays with play money only; runs the human verification first. */
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

/** A site with one registration method contains the call of that method only. */
export function registerMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ by, body }: { by: 'username' | 'mobile'; body: Schema<'RegisterPayload'> }) =>
      api.call(!FLAGS.usernameRegistration || (FLAGS.mobileRegistration && by === 'mobile') ? 'registerMemberByMobile' : 'registerMember', {
        body,
      }),
    onSuccess: (result) => loggedIn(queryClient, result),
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
