import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { balanceKey, rankKey } from './balance.ts';
import { mine } from './keys.ts';
import { untilNext } from './until-change.ts';

export const loyaltyKey = [mine, 'loyalty'] as const;

/** A reward can change the balance, the points, and what else can be claimed. */
export function given(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: loyaltyKey });
  void queryClient.invalidateQueries({ queryKey: balanceKey });
}

export function pointsQuery(api: Api) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'points'],
    queryFn: ({ signal }) => api.call('getPointsBalance', {}, { signal }),
  });
}

/** How points are earned and what they are worth. */
export function pointsConfigQuery(api: Api) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'pointsConfig'],
    queryFn: ({ signal }) => api.call('getPointsConfig', {}, { signal }),
  });
}

export function pointsDetailsQuery(api: Api, pageNo = 1) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'pointsDetails', pageNo],
    queryFn: ({ signal }) => api.call('listPointsTransactions', { query: { pageNo } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function mallQuery(api: Api, language: string) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'mall', language],
    queryFn: ({ signal }) => api.call('listPointsRewards', { query: { language } }, { signal }),
  });
}

export function redeemOrdersQuery(api: Api, language: string, pageNo = 1) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'orders', language, pageNo],
    queryFn: ({ signal }) => api.call('listPointsRedeems', { query: { language, pageNo } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function redeemMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'RedeemPayload'>) => api.call('redeemPoints', { body }),
    onSettled: () => given(queryClient),
  });
}

export function convertPointsMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (points: number) => api.call('convertPoints', { body: { points } }),
    onSettled: () => given(queryClient),
  });
}

export function rankQuery(api: Api, language: string) {
  return queryOptions({
    queryKey: [...rankKey, language],
    queryFn: ({ signal }) => api.call('getPlayerRankProgress', { query: { language } }, { signal }),
    refetchInterval: ({ state }) => untilNext([state.data?.nextDay], Date.now()),
  });
}

export function claimLevelUpMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (level: number) => api.call('claimLevelUpGift', { body: { level } }),
    onSettled: () => given(queryClient),
  });
}

export function missionsQuery(api: Api, language: string) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'missions', language],
    queryFn: ({ signal }) => api.call('getMissionSummaryDetails', { query: { language } }, { signal }),
    refetchInterval: ({ state }) =>
      untilNext(
        (state.data?.list ?? []).map(({ resetAt }) => resetAt),
        Date.now(),
      ),
  });
}

export function claimMissionMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ code, period }: Schema<'MissionPayload'>) => api.call('claimMission', { body: { code, period } }),
    onSettled: () => given(queryClient),
  });
}

export function leaderboardsQuery(api: Api, language: string) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'boards', language],
    queryFn: ({ signal }) => api.call('getMissionLeaderboard', { query: { language } }, { signal }),
    refetchInterval: ({ state }) =>
      untilNext(
        (state.data?.list ?? []).map(({ window }) => window.end),
        Date.now(),
      ),
  });
}

export function claimBoardPrizeMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ code, period }: Schema<'MissionPayload'>) => api.call('claimLeaderboardPrize', { body: { code, period } }),
    onSettled: () => given(queryClient),
  });
}

export function rebateQuery(api: Api) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'rebate'],
    queryFn: ({ signal }) => api.call('getManualRebate', {}, { signal }),
    refetchInterval: ({ state }) =>
      untilNext([state.data?.nextDay, ...(state.data?.days ?? []).map(({ claimUntil }) => claimUntil)], Date.now()),
  });
}

export function claimRebateMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (day: string) => api.call('claimManualRebate', { body: { day } }),
    onSettled: () => given(queryClient),
  });
}
