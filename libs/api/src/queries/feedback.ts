import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const ownFeedbackKey = [mine, 'feedback'] as const;

/** The member's latest feedback, and what became of it. */
export function ownFeedbackQuery(api: Api) {
  return queryOptions({
    queryKey: ownFeedbackKey,
    queryFn: async ({ signal }) => (await api.call('listOwnFeedback', {}, { signal })).list,
  });
}

/** Sends feedback to the operator. */
export function feedbackMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'FeedbackPayload'>) => api.call('sendFeedback', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownFeedbackKey }),
  });
}
