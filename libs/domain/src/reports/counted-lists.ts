import type { Figures } from './figures.ts';
import type { QueueName } from './queues.ts';

/** The lists of the office that figures count. */
export type CountedList =
  | 'deposits'
  | 'withdrawals'
  | 'pendingWithdrawals'
  | 'members'
  | 'lineTransfers'
  | 'proposals'
  | 'feedback'
  | 'redeems'
  | 'cases';

/** A list and the filters with which it shows what a figure counts; the list’s address and its operation use them in this form. */
export interface Counted {
  list: CountedList;
  filters: Readonly<Record<string, string>>;
}

/**
 * What is behind the figures of a span, whose moments are `from` and `to` of the list. Others are no number of rows, or of rounds, which
 * have no list but those of each member.
 */
export const figureLists = {
  deposits: { list: 'deposits', filters: { status: 'succeeded', by: 'settled' } },
  withdrawals: { list: 'withdrawals', filters: { status: 'paid', by: 'decided' } },
  active: { list: 'members', filters: { by: 'played' } },
  registrations: { list: 'members', filters: {} },
  firstDeposits: { list: 'members', filters: { by: 'firstDeposit' } },
} as const satisfies Partial<Record<keyof Figures, Counted>>;

/** What waits in each queue now. */
export const queueLists: Readonly<Record<QueueName, Counted>> = {
  withdrawals: { list: 'pendingWithdrawals', filters: { status: 'pending' } },
  deposits: { list: 'deposits', filters: { status: 'inDoubt' } },
  transfers: { list: 'lineTransfers', filters: { state: 'waiting' } },
  proposals: { list: 'proposals', filters: { view: 'all' } },
  feedback: { list: 'feedback', filters: {} },
  redeems: { list: 'redeems', filters: { status: 'inProcess' } },
  disputes: { list: 'pendingWithdrawals', filters: { status: 'disputed' } },
  cases: { list: 'cases', filters: {} },
};
