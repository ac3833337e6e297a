import type { LanguageCode } from '@parlour/domain';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { balanceKey, rankKey } from './balance.ts';
import { mine } from './keys.ts';

const depositsKey = [mine, 'deposits'] as const;
const withdrawalsKey = [mine, 'withdrawals'] as const;

/** The wallet that each vendor plays from. */
export function merchantWalletQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [mine, 'merchantWallet', language],
    queryFn: ({ signal }) => api.call('getMerchantWallet', { query: { language } }, { signal }),
  });
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

/** Starts a deposit; the player pays at the answer's `cashierUrl`. */
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

/** Refetches the lists of withdrawals and the balance, after a withdrawal changed. */
export function withdrawalChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: withdrawalsKey });
  void queryClient.invalidateQueries({ queryKey: balanceKey });
  // It tells what the next one costs.
  void queryClient.invalidateQueries({ queryKey: rankKey });
}

export function withdrawMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'WithdrawalPayload'>) => api.call('createWithdrawal', { body }),
    // Also after a refusal: the fee may be another than the page knew.
    onSettled: () => withdrawalChanged(queryClient),
  });
}

export function confirmWithdrawalMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ withdrawalId, ...body }: { withdrawalId: string } & Schema<'ConfirmationPayload'>) =>
      api.call('confirmWithdrawal', { path: { withdrawalId }, body }),
    onSuccess: () => withdrawalChanged(queryClient),
  });
}

/** Proves again who the member is, as a withdrawal may ask for; fails with `step_up_required` first. */
export function proveWithdrawalMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (withdrawalId: string) => api.call('proveWithdrawal', { path: { withdrawalId } }),
    onSuccess: () => withdrawalChanged(queryClient),
  });
}

/** Sends a picture, as base64, that shows that a withdrawal did not arrive. */
export function addWithdrawalProofMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ withdrawalId, content }: { withdrawalId: string; content: string }) =>
      api.call('addWithdrawalProof', { path: { withdrawalId }, body: { content } }),
    onSuccess: () => withdrawalChanged(queryClient),
  });
}
