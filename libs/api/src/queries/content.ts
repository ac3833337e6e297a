import type { LanguageCode } from '@parlour/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine, site } from './keys.ts';

/** Below the key of rewards (`loyaltyKey`): whatever changes those, changes the counts. */
export const memberStateKey = [mine, 'loyalty', 'state'] as const;

export function announcementsQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'announcements', language],
    queryFn: async ({ signal }) => (await api.call('listAnnouncements', { query: { language, types: 'B,PL,PU,PR,H' } }, { signal })).list,
    staleTime: 60_000,
  });
}

export function bannersQuery(api: Api, language: LanguageCode, groupName: Schema<'Banner'>['groupName']) {
  return queryOptions({
    queryKey: [site, 'banners', language, groupName],
    queryFn: async ({ signal }) => (await api.call('listBanners', { query: { language, groupName } }, { signal })).list,
    staleTime: 5 * 60_000,
  });
}

/** The winner board: 20 entries (specification 9), demonstration entries marked `simulated`. */
export function winnersQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'winners', language],
    queryFn: ({ signal }) => api.call('listWinners', { query: { language, limitNum: 20 } }, { signal }),
    staleTime: 60_000,
  });
}

/** The counts of all badges in one call, and the VIP level. */
export function memberStateQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [...memberStateKey, language],
    queryFn: ({ signal }) => api.call('getMemberState', { query: { language } }, { signal }),
    staleTime: 60_000,
    // Computed here, since `untilNext` would enlarge the first view. A device whose clock is ahead asks again every minute.
    refetchInterval: ({ state }) => state.data && Math.max(Date.parse(state.data.nextDay) - Date.now(), 60_000),
  });
}
