import type { LanguageCode } from '@parlour/domain';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { memberStateKey } from './content.ts';
import { mine } from './keys.ts';

const messagesKey = [mine, 'messages'] as const;

/** Which messages are listed; all if undefined. */
export type MessageFilter = 'unread' | 'system' | 'operator' | undefined;

/** Messages, newest first, 20 per page; operators' messages in this language if they are written in it. */
export function messagesQuery(api: Api, language: LanguageCode, only?: MessageFilter) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, language, only],
    queryFn: ({ signal, pageParam }) =>
      api.call('listMessages', { query: { pageNo: pageParam, language, ...(only && { only }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.pageNo < page.totalPages ? page.pageNo + 1 : undefined),
  });
}

/** Refetches the list and the badge, after messages came, were read or were deleted. */
export function messagesChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: messagesKey });
  void queryClient.invalidateQueries({ queryKey: memberStateKey });
}

export function readMessageMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (messageId: string) => api.call('readMessage', { path: { messageId } }),
    onSuccess: () => messagesChanged(queryClient),
  });
}

export function readAllMessagesMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: () => api.call('readAllMessages', {}),
    onSuccess: () => messagesChanged(queryClient),
  });
}

/** Deletes a message for this member. */
export function deleteMessageMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (messageId: string) => api.call('deleteMessage', { path: { messageId } }),
    onSuccess: () => messagesChanged(queryClient),
  });
}
