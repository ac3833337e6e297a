import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { site } from './keys.ts';

const CLOSED_RECHECK_MS = 10_000;

/**
 * Whether the site is open. The event stream keeps it fresh; while the site is closed it is polled as well, so that a lost event cannot
 * keep it closed.
 */
export function statusQuery(api: Api) {
  return queryOptions({
    queryKey: [site, 'status'],
    queryFn: ({ signal }) => api.call('getSystemStatus', {}, { signal }),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 0 ? CLOSED_RECHECK_MS : false),
  });
}

/** The settings a page needs: contacts, languages, limits, resources. */
export function permissionQuery(api: Api) {
  return queryOptions({
    queryKey: [site, 'permission'],
    queryFn: async ({ signal }) => (await api.call('getPermission', {}, { signal })).info,
    staleTime: 5 * 60_000,
  });
}

/** Fields of the register form and their rules. */
export function registerSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: [site, 'registerSettings'],
    queryFn: ({ signal }) => api.call('getRegisterSettings', {}, { signal }),
    staleTime: 60_000,
  });
}
