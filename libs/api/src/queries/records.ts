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

/** Every round of the player, newest first. Refetched whenever shown: rounds end during play. */
export function betsQuery(api: Api, language: LanguageCode, filter: RecordFilter = {}) {
  return queryOptions({
    queryKey: [mine, 'bets', language, filter],
    queryFn: ({ signal }) => api.call('listBets', { query: { language, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Totals of the rounds between two times, over all pages, and per day of `timeZone`. */
export function betSumsQuery(api: Api, filter: { from?: string; to?: string; timeZone?: string } = {}) {
  return queryOptions({
    queryKey: [mine, 'bets', 'sums', filter],
    queryFn: ({ signal }) => api.call('getBetSums', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Personal profit and loss from one day of the merchant to another, both included. */
export function profitQuery(api: Api, { from, to }: { from: string; to: string }) {
  return queryOptions({
    queryKey: [mine, 'bets', 'profit', from, to],
    queryFn: ({ signal }) => api.call('getProfit', { query: { from, to } }, { signal }),
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

/** Retires and reveals the seed of a round, so that anyone can recompute its outcome at `verifierUrl`. */
export function verifyRoundMutation(api: Api) {
  return mutationOptions({ mutationFn: (roundId: string) => api.call('verifyRound', { path: { roundId } }) });
}
