import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { given, loyaltyKey } from './loyalty.ts';
import { untilChange } from './until-change.ts';

/**
 * Promotions with their terms, and what the member can claim of each now; if `memberId` is null, what visitors see. The gateway refuses
 * trial users (R8).
 */
export function promotionsQuery(api: Api, language: string, memberId: string | null) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'promotions', language, memberId],
    queryFn: ({ signal }) => api.call('listPromotions', { query: { language } }, { signal }),
    refetchInterval: ({ state }) => untilChange(state.data?.list ?? [], Date.now()),
  });
}

/** What the member can claim, what is in progress, and what they received last. */
export function rewardCentreQuery(api: Api, language: string) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'rewardCentre', language],
    queryFn: ({ signal }) => api.call('getRewardCenter', { query: { language } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data ? untilChange([state.data, ...state.data.claimable, ...state.data.running], Date.now()) : false,
  });
}

export function claimPromotionMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PromotionClaimPayload'>) => api.call('claimPromotion', { body }),
    // After a refusal too: terms may have changed, or nothing may be left to claim.
    onSettled: () => given(queryClient),
  });
}

/** Takes the raffle tickets that the member's deposits or stakes have earned. */
export function claimRaffleMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'RaffleClaimPayload'>) => api.call('claimRafflePromotion', { body }),
    onSettled: () => given(queryClient),
  });
}

export function joinPromotionMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PromotionJoinPayload'>) => api.call('joinPromotion', { body }),
    onSettled: () => given(queryClient),
  });
}

export function applyPromotionMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PromotionApplyPayload'>) => api.call('applyPromotion', { body }),
    onSettled: () => given(queryClient),
  });
}

/** Sends a picture, in base64, for an application that is waiting. */
export function addPromotionProofMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'PromotionProofPayload'>) => api.call('addPromotionProof', { body }),
    onSettled: () => given(queryClient),
  });
}

/** Active and waiting bonuses, in the order in which they are played, then those that have ended, newest first. */
export function bonusesQuery(api: Api, language: string) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'bonuses', language],
    queryFn: ({ signal }) => api.call('getBonusDetails', { query: { language } }, { signal }),
  });
}

/** A page of the settled rounds of a bonus, newest first, with how much of each counted. */
export function bonusRoundsQuery(api: Api, { grant, language, pageNo }: { grant: string; language: string; pageNo: number }) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'bonusRounds', grant, language, pageNo],
    queryFn: ({ signal }) => api.call('listBonusRounds', { query: { grant, language, pageNo } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function forfeitBonusMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (grant: string) => api.call('forfeitBonus', { body: { grant } }),
    onSettled: () => given(queryClient),
  });
}
