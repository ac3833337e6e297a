import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { toApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { site } from './keys.ts';

/** What the captcha is for; its answer is sent with that request. */
export type CaptchaPurpose = NonNullable<NonNullable<CallInput<'getCaptcha'>['query']>['purpose']>;

/** A captcha picture for this browser. Never cached: each new one invalidates the previous one. */
export function captchaQuery(api: Api, purpose: CaptchaPurpose) {
  return queryOptions({
    queryKey: [site, 'captcha', purpose],
    queryFn: ({ signal }) => api.call('getCaptcha', { query: { purpose } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    // The gateway gives one picture per second (specification 4): an early request waits.
    retry: (failures, error) => failures < 2 && toApiError(error).waitMs === 1000,
    retryDelay: 1000,
  });
}

/** Sends a code to the member with this number, if there is one; the answer does not tell. */
export function guestSmsMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'GuestSmsPayload'>) => api.call('sendGuestSms', { body }) });
}

/** Sends the registration code to a mobile number; returns how many minutes it is valid. */
export function registerSmsMutation(api: Api) {
  return mutationOptions({
    mutationFn: (body: Omit<Schema<'SmsPayload'>, 'regType'>) =>
      api.call('sendRegisterSms', { body: { ...body, regType: 'registerMobile' } }),
  });
}

/** Whether an invitation code is valid. */
export function affiliateQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: [site, 'affiliate', code],
    queryFn: ({ signal }) => api.call('getAffiliate', { query: { code } }, { signal }),
    staleTime: 60_000,
  });
}
