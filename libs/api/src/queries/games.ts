import type { GameType, LanguageCode } from '@parlour/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { mine, site } from './keys.ts';

/** Games a page (specification 9). */
export const GAMES_PAGE_SIZE = 20;
const recentKey = [mine, 'recentGames'] as const;
const fresh = { staleTime: 5 * 60_000 };

/** The main navigation: categories that have a vendor, in the merchant's order. */
export function gameMenusQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'gameMenus', language],
    queryFn: async ({ signal }) => (await api.call('getGameMenus', { query: { language } }, { signal })).list,
    ...fresh,
  });
}

/** Vendors in lanes by category. */
export function vendorsQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'vendors', language],
    queryFn: async ({ signal }) => (await api.call('getGameVendors', { query: { language } }, { signal })).data.lanes,
    ...fresh,
  });
}

export type GameSort = NonNullable<NonNullable<CallInput<'listGames'>['query']>['sort']>;

export interface GamesFilter {
  /** All categories where absent. */
  gameType?: GameType;
  /** A vendor code, or INHOUSE for every in-house vendor. */
  vassalage?: string;
  search?: string;
  /** Only hot or only new ones. */
  select?: 'HOT' | 'NEW';
  sort?: GameSort;
}

/** Games of a category or of all, 20 a page, more by `fetchNextPage`. */
export function gamesQuery(api: Api, language: LanguageCode, filter: GamesFilter) {
  return infiniteQueryOptions({
    queryKey: [site, 'games', language, filter],
    queryFn: ({ signal, pageParam }) =>
      api.call('listGames', { query: { language, ...filter, pageNo: pageParam, pageSize: GAMES_PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.pageNo < page.totalPages ? page.pageNo + 1 : undefined),
    ...fresh,
  });
}

export function hotGamesQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'hotGames', language],
    queryFn: async ({ signal }) => (await api.call('listHotGames', { query: { language } }, { signal })).list,
    ...fresh,
  });
}

/** What the member played last, the last first: the first page (specification 9: 20). */
export function recentGamesQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [...recentKey, language],
    queryFn: async ({ signal }) => (await api.call('listRecentGames', { query: { language } }, { signal })).list,
    staleTime: 60_000,
  });
}

/**
 * The one-use address of a game: for money, or for play money when `trial`. Each attempt asks once and keeps nothing:
 * another attempt needs another address. A game played for money is the first of the recent ones from now on.
 */
export function launchQuery(api: Api, attempt: string, trial: boolean, body: Schema<'LaunchPayload'>) {
  return queryOptions({
    queryKey: [mine, 'launch', attempt],
    queryFn: async ({ client }) => {
      const launch = await api.call(trial ? 'launchTrialGame' : 'launchGame', { body });
      if (!trial) void client.invalidateQueries({ queryKey: recentKey });
      return launch;
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
