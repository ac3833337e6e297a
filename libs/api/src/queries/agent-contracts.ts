// @flag agentPolicy
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { CallInput, Schema } from '../operation.ts';
import { mine } from './keys.ts';

const contractsKey = [mine, 'agents', 'contracts'] as const;
const moneyKey = [mine, 'agents', 'money'] as const;

/** The contract of a kind, of the agent's own account or of one in the team. */
export function agentContractQuery(api: Api, query: CallInput<'getAgentContract'>['query']) {
  return queryOptions({
    queryKey: [...contractsKey, 'one', query],
    queryFn: ({ signal }) => api.call('getAgentContract', { query }, { signal }),
  });
}

/** Contracts that the agent has given to direct downlines, newest first. */
export function downlineContractsQuery(api: Api, query: CallInput<'listDownlineContracts'>['query']) {
  return queryOptions({
    queryKey: [...contractsKey, 'downline', query],
    queryFn: ({ signal }) => api.call('listDownlineContracts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Contracts of the own account, and offers and requested endings that wait for an answer. */
export function consolidatedContractsQuery(api: Api) {
  return queryOptions({
    queryKey: [...contractsKey, 'consolidated'],
    queryFn: ({ signal }) => api.call('getConsolidatedContracts', {}, { signal }),
  });
}

/** Previews what terms would lead to, without changing anything. */
export function previewContractMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'PreviewContractPayload'>) => api.call('previewContract', { body }) });
}

/** Refetches everything about contracts, even after a refusal: another party may have been faster. */
const renewed = (queryClient: QueryClient) => ({ onSettled: () => queryClient.invalidateQueries({ queryKey: contractsKey }) });

export function offerContractMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'OfferContractPayload'>) => api.call('offerContract', { body }),
    ...renewed(queryClient),
  });
}

/** Accepts an offer, or an ending that the other side has requested. */
export function acceptContractMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'AnswerContractPayload'>) => api.call('acceptContract', { body }),
    ...renewed(queryClient),
  });
}

export function rejectContractMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (contractId: string) => api.call('rejectContract', { body: { contractId } }),
    ...renewed(queryClient),
  });
}

export function withdrawContractMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (contractId: string) => api.call('withdrawContract', { body: { contractId } }),
    ...renewed(queryClient),
  });
}

/** Requests the end of a contract. */
export function terminateContractMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'AnswerContractPayload'>) => api.call('terminateContract', { body }),
    ...renewed(queryClient),
  });
}

/** Bills that an account of the team receives or pays, newest first, with their totals. */
export function billsQuery(api: Api, query: NonNullable<CallInput<'listBills'>['query']>) {
  return queryOptions({
    queryKey: [...moneyKey, 'bills', query],
    queryFn: ({ signal }) => api.call('listBills', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How a bill was calculated; the page number is that of its bets. */
export function billExplanationQuery(api: Api, query: CallInput<'getBillExplanation'>['query']) {
  return queryOptions({
    queryKey: [...moneyKey, 'explanation', query],
    queryFn: ({ signal }) => api.call('getBillExplanation', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Open claims, in the order in which they arose. */
export function claimsQuery(api: Api, query: CallInput<'listClaims'>['query']) {
  return queryOptions({
    queryKey: [...moneyKey, 'claims', query],
    queryFn: ({ signal }) => api.call('listClaims', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Even after a refusal: somebody else may have been faster. */
const decided = (queryClient: QueryClient) => ({ onSettled: () => queryClient.invalidateQueries({ queryKey: [mine] }) });

const sent = (queryClient: QueryClient) => ({ onSuccess: () => queryClient.invalidateQueries({ queryKey: [mine] }) });

/** Lets a direct downline collect a dividend that the agent pays. */
export function approveBillMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({ mutationFn: (billKey: string) => api.call('approveBill', { body: { billKey } }), ...decided(queryClient) });
}

export function denyBillMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({ mutationFn: (billKey: string) => api.call('denyBill', { body: { billKey } }), ...decided(queryClient) });
}

/** Takes an approved dividend into the balance. */
export function collectBillMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({ mutationFn: (billKey: string) => api.call('collectBill', { body: { billKey } }), ...decided(queryClient) });
}

/** Sends money to a direct downline; fails with `step_up_required` until the payment password is proved. */
export function sendDownMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'TransferDownPayload'>) => api.call('sendDown', { body }),
    ...sent(queryClient),
  });
}

/** The same to the direct upline. */
export function sendUpMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({ mutationFn: (body: Schema<'TransferUpPayload'>) => api.call('sendUp', { body }), ...sent(queryClient) });
}

/** Takes back a large transfer that still waits. */
export function cancelTransferMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (transferId: string) => api.call('cancelTransfer', { body: { transferId } }),
    ...decided(queryClient),
  });
}

/** Whether the member can send money to the direct upline now, and how much. */
export function uplineTransferQuery(api: Api) {
  return queryOptions({
    queryKey: [...moneyKey, 'upline'],
    queryFn: ({ signal }) => api.call('getUplineTransfer', {}, { signal }),
  });
}

/** The member's latest large transfers, which an operator reviews. */
export function heldTransfersQuery(api: Api) {
  return queryOptions({
    queryKey: [...moneyKey, 'held'],
    queryFn: ({ signal }) => api.call('listHeldTransfers', {}, { signal }),
  });
}

/** What each direct downline's team, and the account itself, did in a span of days. */
export function teamReportQuery(api: Api, query: CallInput<'getTeamReport'>['query']) {
  return queryOptions({
    queryKey: [...moneyKey, 'report', query],
    queryFn: ({ signal }) => api.call('getTeamReport', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Movements of the available money of a team, or of an account alone, newest first. */
export function teamTransfersQuery(api: Api, query: CallInput<'listTeamTransactions'>['query']) {
  return queryOptions({
    queryKey: [...moneyKey, 'transactions', query],
    queryFn: ({ signal }) => api.call('listTeamTransactions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Bets of a team, or of an account alone, newest first. */
export function teamBetsQuery(api: Api, query: CallInput<'listTeamBets'>['query']) {
  return queryOptions({
    queryKey: [...moneyKey, 'bets', query],
    queryFn: ({ signal }) => api.call('listTeamBets', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The agent's income from contracts and rebates on each day of a span, newest first. */
export function agentIncomeQuery(api: Api, query: CallInput<'getAgentIncome'>['query']) {
  return queryOptions({
    queryKey: [...moneyKey, 'income', query],
    queryFn: ({ signal }) => api.call('getAgentIncome', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
