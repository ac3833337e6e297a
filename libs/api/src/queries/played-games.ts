// Apart from the lists of games: those come with the first script.
import type { LanguageCode } from '@parlour/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const recentKey = [mine, 'recentGames'] as const;

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
      const launch = await api.call(FLAGS.freeTrial && trial ? 'launchTrialGame' : 'launchGame', { body });
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
