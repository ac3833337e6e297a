// @flag lottery
import type { LanguageCode } from '@parlour/domain';
import { keepPreviousData, mutationOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { setBalance } from './balance.ts';
import { lotteryBetsKey, lotteryGamesKey, drawKey, openedDrawsKey, slipQuoteKey, trendKey } from './lottery-keys.ts';
import { mine } from './keys.ts';

export type PrizeMode = Schema<'PrizeMode'>;

/** The lotteries of a prize mode in groups by area, with countdowns and last results. */
export function lotteryMenusQuery(api: Api, language: LanguageCode, prizeMode: PrizeMode) {
  return queryOptions({
    queryKey: [...lotteryGamesKey, prizeMode, language],
    queryFn: async ({ signal }) => {
      const { list } = await api.call('getGameMenus', { query: { language, prizeMode, device: 'WEB' } }, { signal });
      const groups: Schema<'LotteryMenu'>[] = [];
      for (const entry of list) if ('groupCode' in entry) groups.push(entry);
      return groups;
    },
    staleTime: 30_000,
  });
}

/** The Vietnamese lotteries, in the same groups. */
export function vnLotteryMenusQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [...lotteryGamesKey, 'vn', language],
    queryFn: FLAGS.vnLottery
      ? async ({ signal }) => (await api.call('getLotteryMenus', { query: { language, device: 'WEB' } }, { signal })).list
      : skipToken,
    staleTime: 30_000,
  });
}

/** The Vietnamese lotteries that the player bet on most recently, latest first. */
export function recentLotteriesQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [...lotteryBetsKey, 'recent', language],
    queryFn: FLAGS.vnLottery
      ? async ({ signal }) => (await api.call('listRecentLotteryGames', { query: { language, device: 'WEB' } }, { signal })).list
      : skipToken,
    staleTime: 30_000,
  });
}

/** Draws of a game that have closed, newest first, with their results and evidence. */
export function openedDrawsQuery(api: Api, gameCode: string, { pageNo = 1, pageSize = 10 } = {}) {
  return queryOptions({
    queryKey: [...openedDrawsKey, gameCode, pageNo, pageSize],
    queryFn: ({ signal }) => api.call('listOpenedDraws', { query: { gameCode, pageNo, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The rules of a pack: of the version that a line was placed with, or the newest. A version never changes. */
export function lotteryRulesQuery(api: Api, packId: string, version?: number) {
  return queryOptions({
    queryKey: [mine, 'lotteryRules', packId, version ?? 'newest'],
    queryFn: ({ signal }) =>
      api.call('getLotteryRules', { path: { packId }, query: { ...(version !== undefined && { version }) } }, { signal }),
    staleTime: version === undefined ? 60_000 : Infinity,
  });
}

/** A draw with its result, its evidence and the draws that follow. */
export function drawQuery(api: Api, language: LanguageCode, drawId: string) {
  return queryOptions({
    queryKey: [...drawKey, drawId, language],
    queryFn: ({ signal }) => api.call('getDraw', { path: { drawId }, query: { language } }, { signal }),
    staleTime: 30_000,
  });
}

/** Figures of a game's past draws. */
export function trendQuery(api: Api, gameCode: string, kind: Schema<'TrendKind'>, window: 30 | 60 | 100) {
  return queryOptions({
    queryKey: [...trendKey, gameCode, kind, window],
    queryFn: ({ signal }) => api.call('getTrend', { path: { gameCode }, query: { kind, window } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The current price of a slip; its lines are split where numbers have different odds. */
export function slipQuoteQuery(api: Api, slip: Schema<'SlipQuotePayload'>) {
  return queryOptions({
    queryKey: [...slipQuoteKey, slip],
    queryFn: ({ signal }) => api.call('quoteBets', { body: slip }, { signal }),
    placeholderData: keepPreviousData,
    enabled: slip.drawIds.length > 0 && slip.lines.length > 0,
    // A refusal is about the slip, and would be repeated.
    retry: false,
    gcTime: 60_000,
  });
}

/** Places a slip. For the refusal `odds_changed`, `lines` of the ApiError has the current odds. */
export function placeBetsMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'SlipPayload'>) => api.call('placeBets', { body }),
    onSuccess: ({ balance }) => {
      setBalance(queryClient, balance);
      linesChanged(queryClient);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: slipQuoteKey }),
  });
}

export type LotteryBetsFilter = NonNullable<CallInput<'listLotteryBets'>['query']>;

/** The player's lines, newest first, with the totals of the filter. */
export function lotteryBetsQuery(api: Api, filter: LotteryBetsFilter = {}) {
  return queryOptions({
    queryKey: [...lotteryBetsKey, 'lines', filter],
    queryFn: ({ signal }) => api.call('listLotteryBets', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One ticket: its lines with their rows in the book, and its transfers. */
export function ticketQuery(api: Api, language: LanguageCode, ticketId: string) {
  return queryOptions({
    queryKey: [...lotteryBetsKey, 'ticket', ticketId, language],
    queryFn: ({ signal }) => api.call('getTicket', { path: { ticketId }, query: { language } }, { signal }),
  });
}

export function cancelTicketMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (ticketId: string) => api.call('cancelTicket', { path: { ticketId } }),
    onSettled: () => linesChanged(queryClient),
  });
}

export function chasesQuery(api: Api, language: LanguageCode, pageNo = 1) {
  return queryOptions({
    queryKey: [...lotteryBetsKey, 'chases', pageNo, language],
    queryFn: ({ signal }) => api.call('listChases', { query: { pageNo, language } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function stopChaseMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (chaseId: string) => api.call('stopChase', { path: { chaseId } }),
    onSettled: () => linesChanged(queryClient),
  });
}

function linesChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: lotteryBetsKey });
  void queryClient.invalidateQueries({ queryKey: [mine, 'balance'] });
  void queryClient.invalidateQueries({ queryKey: [mine, 'transactions'] });
}
