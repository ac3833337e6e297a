// Separate from the game lists, which are part of the first script.
import type { LanguageCode } from '@parlour/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { GAMES_PAGE_SIZE } from './games.ts';
import { mine, site } from './keys.ts';

const recentKey = [mine, 'recentGames'] as const;

/** The member's recently played games, latest first: the first page (specification 9: 20). */
export function recentGamesQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [...recentKey, language],
    queryFn: async ({ signal }) => (await api.call('listRecentGames', { query: { language } }, { signal })).list,
    staleTime: 60_000,
  });
}

/** All of them, 20 per page, more by `fetchNextPage`. */
export function allRecentGamesQuery(api: Api, language: LanguageCode) {
  return infiniteQueryOptions({
    queryKey: [...recentKey, 'all', language],
    queryFn: ({ signal, pageParam }) =>
      api.call('listRecentGames', { query: { language, pageNo: pageParam, pageSize: GAMES_PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.pageNo < page.totalPages ? page.pageNo + 1 : undefined),
    staleTime: 60_000,
  });
}

/** One game that the merchant shows, whatever its state; null if there is none. */
export function gameQuery(api: Api, language: LanguageCode, game: { vassalage: string; gameCode: string }) {
  return queryOptions({
    queryKey: [site, 'game', language, game],
    queryFn: async ({ signal }) => (await api.call('listGames', { query: { language, ...game, pageSize: 1 } }, { signal })).list[0] ?? null,
    staleTime: 60_000,
  });
}

/**
 * The one-use address of a game: for money, or for play money when `trial`. Each attempt requests its own and caches nothing. A game
 * played for money moves to the top of the recent ones.
 */
export function launchQuery(api: Api, attempt: string, trial: boolean, body: Schema<'LaunchPayload'>) {
  return queryOptions({
    queryKey: [mine, 'launch', attempt],
    queryFn: async ({ client }) => {
      const launch = await api.call(FLAGS.freeTrial && trial ? 'launchTrialGame' : 'launchGame', { body });
      if (!trial) void client.invalidateQueries({ queryKey: recentKey });
      return launch;
    },
    gcTime: 0,
    // Another address would reload the game while the player is playing: not even a gap in the events may refetch it.
    staleTime: 'static',
    retry: false,
    // While it has no answer, the player decides whether to try again.
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
