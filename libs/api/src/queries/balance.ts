import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

export const balanceKey = [mine, 'balance'] as const;
/** The VIP level and what it brings, the cost of today's withdrawals included. */
export const rankKey = [mine, 'loyalty', 'rank'] as const;

/** Available and locked money. Never older than what is in the cache: versions grow (`setBalance`). */
export function balanceQuery(api: Api, queryClient: QueryClient) {
  return queryOptions({
    queryKey: balanceKey,
    queryFn: async ({ signal }) =>
      newer(queryClient.getQueryData<Schema<'Balance'>>(balanceKey), await api.call('getBalance', {}, { signal })),
    staleTime: 30_000,
  });
}

/**
 * Stores a balance from the event stream or an answer; an older version is ignored. These do not contain bonus money: for a member who has
 * some, the balance is refetched.
 */
export function setBalance(queryClient: QueryClient, balance: Schema<'Balance'>): void {
  const known = queryClient.getQueryData<Schema<'Balance'>>(balanceKey);
  const { bonus, bonusDetail } = known ?? {};
  queryClient.setQueryData(balanceKey, newer(known, { ...(bonus && { bonus }), ...(bonusDetail && { bonusDetail }), ...balance }));
  if (bonus) void queryClient.invalidateQueries({ queryKey: balanceKey });
}

function newer(known: Schema<'Balance'> | undefined, news: Schema<'Balance'>): Schema<'Balance'> {
  return known && known.version > news.version && known.playMoney === news.playMoney ? known : news;
}

/** Refetches the balance and the records, after rounds may have been played. */
export function roundsPlayed(queryClient: QueryClient): void {
  for (const what of ['balance', 'bets', 'transactions']) void queryClient.invalidateQueries({ queryKey: [mine, what] });
}
