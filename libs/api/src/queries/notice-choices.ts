import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const choicesKey = [mine, 'notice-choices'] as const;

/** What the member hears by e-mail and SMS. */
export function noticeChoicesQuery(api: Api) {
  return queryOptions({ queryKey: choicesKey, queryFn: ({ signal }) => api.call('getNoticeChoices', {}, { signal }) });
}

/** Chooses whether messages of a category are sent to a contact; `wording` is the text beside the switch. */
export function chooseNoticeMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'NoticeChoiceInput'>) => api.call('chooseNotice', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: choicesKey }),
  });
}
