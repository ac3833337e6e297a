import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { unreadKey } from './content.ts';
import { mine } from './keys.ts';

const messagesKey = [mine, 'messages'] as const;

/** Messages, newest first, 20 per page. */
export function messagesQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: messagesKey,
    queryFn: ({ signal, pageParam }) => api.call('listMessages', { query: { pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.pageNo < page.totalPages ? page.pageNo + 1 : undefined),
  });
}

/** Refetches the list and the badge, after a message came or was read. */
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
