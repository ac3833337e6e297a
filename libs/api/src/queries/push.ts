// @flag webPush
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const pushKey = [mine, 'push'] as const;

/** Which of the member's devices show notifications, and for which categories. */
export function pushQuery(api: Api) {
  return queryOptions({ queryKey: pushKey, queryFn: ({ signal }) => api.call('getPush', {}, { signal }) });
}

/** Turns notifications on for this device, with the browser's subscription. */
export function subscribePushMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PushSubscription'>) => api.call('subscribePush', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
}

export function removePushDeviceMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (deviceId: string) => api.call('removePushDevice', { path: { deviceId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
}

/** Chooses whether to be notified of a category; `wording` is the text beside the switch. */
export function choosePushMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PushChoiceInput'>) => api.call('choosePush', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
}
