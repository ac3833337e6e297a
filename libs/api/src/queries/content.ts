import type { LanguageCode } from '@parlour/domain';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine, site } from './keys.ts';

const messagesKey = [mine, 'messages'] as const;
const unreadKey = [mine, 'unread'] as const;

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

export function unreadQuery(api: Api) {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await api.call('getUnreadCount', {}, { signal })).count,
    staleTime: 60_000,
  });
}

/** Messages, newest first, 20 a page. */
export function messagesQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: messagesKey,
    queryFn: ({ signal, pageParam }) => api.call('listMessages', { query: { pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.pageNo < page.totalPages ? page.pageNo + 1 : undefined),
  });
}

/** A message came or was read: the list and the badge are asked again. */
export function messagesChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: messagesKey });
  void queryClient.invalidateQueries({ queryKey: unreadKey });
}

export function readMessageMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (messageId: string) => api.call('readMessage', { path: { messageId } }),
    onSuccess: () => messagesChanged(queryClient),
  });
}
