import type { LanguageCode } from '@parlour/domain';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

/** Which rows of a record; times are ISO 8601, `from` inclusive, `to` exclusive. */
export interface RecordFilter {
  pageNo?: number;
  from?: string;
  to?: string;
}

/** Every round of the player, newest first. Always asked again when shown: rounds end while one plays. */
export function betsQuery(api: Api, language: LanguageCode, filter: RecordFilter = {}) {
  return queryOptions({
    queryKey: [mine, 'bets', language, filter],
    queryFn: ({ signal }) => api.call('listBets', { query: { language, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the rounds between two times come to, over all pages, and each day of `timeZone`. */
export function betSumsQuery(api: Api, filter: { from?: string; to?: string; timeZone?: string } = {}) {
  return queryOptions({
    queryKey: [mine, 'bets', 'sums', filter],
    queryFn: ({ signal }) => api.call('getBetSums', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every movement of the player's money, newest first. */
export function transactionsQuery(api: Api, language: LanguageCode, filter: RecordFilter & { type?: Schema<'TransactionType'> } = {}) {
  return queryOptions({
    queryKey: [mine, 'transactions', language, filter],
    queryFn: ({ signal }) => api.call('listTransactions', { query: { language, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Ends the seed of a round, so that its outcome can be recomputed at `verifierUrl` by anybody. */
export function verifyRoundMutation(api: Api) {
  return mutationOptions({ mutationFn: (roundId: string) => api.call('verifyRound', { path: { roundId } }) });
}
