import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { site } from './keys.ts';

const permissionKey = [site, 'permission'];
const registerSettingsKey = [site, 'registerSettings'];
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
    queryKey: permissionKey,
    queryFn: async ({ signal }) => (await api.call('getPermission', {}, { signal })).info,
    staleTime: 5 * 60_000,
  });
}

/** Refetches what operators set at run time. */
export function settingsChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: permissionKey });
  void queryClient.invalidateQueries({ queryKey: registerSettingsKey });
}

/** Fields of the register form and their rules. */
export function registerSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: registerSettingsKey,
    queryFn: ({ signal }) => api.call('getRegisterSettings', {}, { signal }),
    staleTime: 60_000,
  });
}
