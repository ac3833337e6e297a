// @flag agentPolicy
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { mine } from './keys.ts';

const linksKey = [mine, 'agents', 'links'] as const;
const teamKey = [mine, 'agents', 'team'] as const;
const quotaKey = [mine, 'agents', 'quota'] as const;

/** The agent's registration links, newest first. */
export function registerLinksQuery(api: Api, { pageNo = 1, pageSize = 20 } = {}) {
  return queryOptions({
    queryKey: [...linksKey, pageNo, pageSize],
    queryFn: ({ signal }) => api.call('listRegisterLinks', { query: { pageNo, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function createRegisterLinkMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'RegisterLinkPayload'>) => api.call('createRegisterLink', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksKey }),
  });
}

/** Switches a link off, by its code. */
export function endRegisterLinkMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (code: string) => api.call('endRegisterLink', { query: { code } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey }),
  });
}

export type TeamFilter = NonNullable<CallInput<'listTeamAccounts'>['query']>;

/** Accounts directly below the agent, or below `account` of the team, with the path that leads there. */
export function teamAccountsQuery(api: Api, filter: TeamFilter = {}) {
  return queryOptions({
    queryKey: [...teamKey, filter],
    queryFn: ({ signal }) => api.call('listTeamAccounts', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The answer contains a one-time password, which is shown only this once. */
export function createDownlineAccountMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'CreateAccountPayload'>) => api.call('createDownlineAccount', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teamKey }),
  });
}

/** How many accounts the agent may open at each prize group that the site counts. */
export function quotaQuery(api: Api) {
  return queryOptions({ queryKey: quotaKey, queryFn: ({ signal }) => api.call('listQuota', {}, { signal }) });
}

/** Passes some of that on to a direct downline. */
export function grantQuotaMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'QuotaPayload'>) => api.call('grantQuota', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: quotaKey }),
  });
}

export function setDownlineGroupMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'RaiseGroupPayload'>) => api.call('setDownlineGroup', { body }),
    onSuccess: () => Promise.all([teamKey, quotaKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Sets a direct downline's share of rebate pools. */
export function setDownlineShareMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'SharePayload'>) => api.call('setDownlineShare', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teamKey }),
  });
}

/** The team's figures today, yesterday, this month and on each of thirty days; refetched while shown. */
export function teamOverviewQuery(api: Api) {
  return queryOptions({
    queryKey: [mine, 'agents', 'overview'],
    queryFn: ({ signal }) => api.call('getTeamOverview', {}, { signal }),
    refetchInterval: 60_000,
  });
}
