import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { site } from './keys.ts';

/** Whether the site is open; the event stream keeps it fresh. */
export function statusQuery(api: Api) {
  return queryOptions({ queryKey: [site, 'status'], queryFn: ({ signal }) => api.call('getSystemStatus', {}, { signal }), staleTime: 60_000 });
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
  return queryOptions({ queryKey: [site, 'registerSettings'], queryFn: ({ signal }) => api.call('getRegisterSettings', {}, { signal }), staleTime: 60_000 });
}
