// @flag socialLogin
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { browserSessionHint } from '../session-hint.ts';
import { mine, site } from './keys.ts';
import { beginSession } from './member.ts';

const linksKey = [mine, 'social'] as const;

/** The providers by which a visitor can log in; empty where the merchant has none. */
export function socialProvidersQuery(api: Api) {
  return queryOptions({
    queryKey: [site, 'socialProviders'],
    queryFn: async ({ signal }) => (await api.call('listSocialProviders', {}, { signal })).list,
    staleTime: 60 * 60_000,
  });
}

/** The provider's address for logging in or connecting an account. */
export function socialAddress(api: Api, purpose: 'login' | 'link', provider: string): Promise<string> {
  const operation = purpose === 'login' ? 'startSocialLogin' : 'startSocialLink';
  return api.call(operation, { body: { provider } }).then(({ url }) => url);
}

/** Logs in with the result that a provider sent back. Refused with `social_registration_needed` for somebody who is new here. */
export function socialLoginMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'SocialReturn'>) => api.call('loginSocial', { body }),
    onSuccess: ({ member, passwordExpired }) => (passwordExpired ? browserSessionHint.set() : beginSession(queryClient, member)),
  });
}

/** The accounts at providers that are connected to the member. */
export function socialLinksQuery(api: Api) {
  return queryOptions({
    queryKey: linksKey,
    queryFn: async ({ signal }) => (await api.call('listSocialLinks', {}, { signal })).list,
  });
}

export function linkSocialMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'SocialReturn'>) => api.call('linkSocial', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey }),
  });
}

export function unlinkSocialMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (linkId: string) => api.call('unlinkSocial', { path: { linkId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey }),
  });
}
