import type { ChatTopic, LanguageCode } from '@parlour/domain';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { site } from './keys.ts';

/** Desks of the live chat and whether they are online; refetched while shown, since that changes. */
export function liveChatDesksQuery(api: Api) {
  return queryOptions({
    queryKey: [site, 'liveChatDesks'],
    queryFn: ({ signal }) => api.call('listLiveChatDesks', {}, { signal }),
    staleTime: 5_000,
    refetchInterval: 20_000,
  });
}

/** Starts a chat; the address works once, within a minute. */
export function launchLiveChatMutation(api: Api) {
  return mutationOptions({
    mutationFn: ({ language, ...body }: { language: LanguageCode; modelId: string; topic?: ChatTopic }) =>
      api.call('launchLiveChat', { query: { language }, body }),
  });
}
