import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { toApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { site } from './keys.ts';

/** What the answer of a captcha is sent with. */
export type CaptchaPurpose = NonNullable<NonNullable<CallInput<'getCaptcha'>['query']>['purpose']>;

/** A captcha picture for this browser. Never from the cache: asking for one makes the one before it void. */
export function captchaQuery(api: Api, purpose: CaptchaPurpose) {
  return queryOptions({
    queryKey: [site, 'captcha', purpose],
    queryFn: ({ signal }) => api.call('getCaptcha', { query: { purpose } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    // One picture a second is given (specification 4): whoever is too early waits for it.
    retry: (failures, error) => failures < 2 && toApiError(error).waitMs === 1000,
    retryDelay: 1000,
  });
}

/** Sends a code to the member who has this number, if anybody has: the answer is the same. */
export function guestSmsMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'GuestSmsPayload'>) => api.call('sendGuestSms', { body }) });
}

/** Sends the registration code to a mobile number; answers how many minutes it is good for. */
export function registerSmsMutation(api: Api) {
  return mutationOptions({
    mutationFn: (body: Omit<Schema<'SmsPayload'>, 'regType'>) =>
      api.call('sendRegisterSms', { body: { ...body, regType: 'registerMobile' } }),
  });
}

/** Tells the operator something. */
export function feedbackMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'FeedbackPayload'>) => api.call('sendFeedback', { body }) });
}

/** Whether an invitation code is good. */
export function affiliateQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: [site, 'affiliate', code],
    queryFn: ({ signal }) => api.call('getAffiliate', { query: { code } }, { signal }),
    staleTime: 60_000,
  });
}
