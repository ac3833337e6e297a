// @flag announcements
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine, site } from './keys.ts';

const noticeStateKey = [mine, 'notices'] as const;

/** Which pinned notices the member has confirmed, and whether they may be shown offers. */
export function noticeStateQuery(api: Api) {
  return queryOptions({ queryKey: noticeStateKey, queryFn: ({ signal }) => api.call('getNoticeState', {}, { signal }) });
}

/** Confirms the version of a notice that the member has read. If another was published meanwhile, it is fetched. */
export function confirmNoticeMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: Pick<Schema<'Announcement'>, 'id' | 'version'>) =>
      api.call('confirmNotice', { path: { noticeId: id }, body: { version } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticeStateKey }),
    onError: () => queryClient.invalidateQueries({ queryKey: [site, 'announcements'] }),
  });
}
