import type { GameClass, GameFeature, GameType, LanguageCode, Volatility } from '@parlour/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { site } from './keys.ts';

/** Games per page (specification 9). */
export const GAMES_PAGE_SIZE = 20;
const fresh = { staleTime: 5 * 60_000 };

/** The main navigation: categories that have a vendor, in the merchant's order. */
export function gameMenusQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'gameMenus', language],
    queryFn: async ({ signal }) => {
      const { list } = await api.call('getGameMenus', { query: { language } }, { signal });
      const menus: Schema<'GameMenu'>[] = [];
      // With a prize mode, the same operation lists lotteries.
      for (const entry of list) if ('gameType' in entry) menus.push(entry);
      return menus;
    },
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
  gameClassify?: GameClass;
  volatility?: Volatility;
  feature?: GameFeature;
  /** In hundredths of a percent. */
  minRtp?: number;
  search?: string;
  /** Only hot or only new ones. */
  select?: 'HOT' | 'NEW';
  sort?: GameSort;
}

/** Games of one category or of all, 20 per page, more by `fetchNextPage`. */
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
