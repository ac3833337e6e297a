import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

export const balanceKey = [mine, 'balance'] as const;
const depositsKey = [mine, 'deposits'] as const;
const withdrawalsKey = [mine, 'withdrawals'] as const;

/** Available and locked money. Never older than what is in the cache: versions grow (`setBalance`). */
export function balanceQuery(api: Api, queryClient: QueryClient) {
  return queryOptions({
    queryKey: balanceKey,
    queryFn: async ({ signal }) =>
      newer(queryClient.getQueryData<Schema<'Balance'>>(balanceKey), await api.call('getBalance', {}, { signal })),
    staleTime: 30_000,
  });
}

/** News of the balance from the event stream or an answer; older news is ignored. */
export function setBalance(queryClient: QueryClient, balance: Schema<'Balance'>): void {
  queryClient.setQueryData<Schema<'Balance'>>(balanceKey, (known) => newer(known, balance));
}

function newer(known: Schema<'Balance'> | undefined, news: Schema<'Balance'>): Schema<'Balance'> {
  return known && known.version > news.version && known.playMoney === news.playMoney ? known : news;
}

/** Rounds may have been played: asked again are the balance and the records. */
export function roundsPlayed(queryClient: QueryClient): void {
  for (const what of ['balance', 'bets', 'transactions']) void queryClient.invalidateQueries({ queryKey: [mine, what] });
}

export function depositsQuery(api: Api, pageNo = 1) {
  return queryOptions({
    queryKey: [...depositsKey, 'page', pageNo],
    queryFn: ({ signal }) => api.call('listDeposits', { query: { pageNo } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One deposit; `setDeposit` keeps it fresh from the event stream. */
export function depositQuery(api: Api, depositId: string) {
  return queryOptions({
    queryKey: [...depositsKey, 'one', depositId],
    queryFn: ({ signal }) => api.call('getDeposit', { path: { depositId } }, { signal }),
  });
}

export function setDeposit(queryClient: QueryClient, deposit: Schema<'Deposit'>): void {
  queryClient.setQueryData([...depositsKey, 'one', deposit.id], deposit);
  void queryClient.invalidateQueries({ queryKey: [...depositsKey, 'page'] });
}

/** Begins a deposit; the answer's `cashierUrl` is where the player pays. */
export function depositMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'DepositPayload'>) => api.call('createDeposit', { body }),
    onSuccess: (deposit) => setDeposit(queryClient, deposit),
  });
}

export function withdrawalsQuery(api: Api, pageNo = 1) {
  return queryOptions({
    queryKey: [...withdrawalsKey, 'page', pageNo],
    queryFn: ({ signal }) => api.call('listWithdrawals', { query: { pageNo } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A withdrawal changed: lists of withdrawals and the balance are asked again. */
export function withdrawalChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: withdrawalsKey });
  void queryClient.invalidateQueries({ queryKey: balanceKey });
}

export function withdrawMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'WithdrawalPayload'>) => api.call('createWithdrawal', { body }),
    onSuccess: () => withdrawalChanged(queryClient),
  });
}

export function confirmWithdrawalMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ withdrawalId, outcome }: { withdrawalId: string; outcome: Schema<'ConfirmationPayload'>['outcome'] }) =>
      api.call('confirmWithdrawal', { path: { withdrawalId }, body: { outcome } }),
    onSuccess: () => withdrawalChanged(queryClient),
  });
}
