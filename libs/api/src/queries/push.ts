// @flag webPush
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const pushKey = [mine, 'push'] as const;

/** Which of the member's devices show notifications, and about what. */
export function pushQuery(api: Api) {
  return queryOptions({ queryKey: pushKey, queryFn: ({ signal }) => api.call('getPush', {}, { signal }) });
}

/** Has notifications shown on this device, by what its browser subscribed with. */
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

/** Chooses whether a category is notified of; `wording` is what stood beside the switch. */
export function choosePushMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PushChoiceInput'>) => api.call('choosePush', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
}
