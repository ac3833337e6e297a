import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { given, loyaltyKey } from './loyalty.ts';

/** The member's own code, and the people invited with it. */
export function referralQuery(api: Api, pageNo = 1) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'referral', pageNo],
    queryFn: ({ signal }) => api.call('getReferral', { query: { pageNo } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Claims the reward for an invited person, by their `id`. */
export function claimReferralMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (invited: string) => api.call('claimReferral', { body: { invited } }),
    onSettled: () => given(queryClient),
  });
}
