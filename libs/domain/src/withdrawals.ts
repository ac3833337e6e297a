/** The states of a withdrawal. Money is locked in `pending`, with the payment provider in `approved` and `disputed`. */
export const withdrawalStates = ['pending', 'approved', 'rejected', 'received', 'disputed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What may happen to a withdrawal. An operator approves and rejects; the player confirms or disputes; the clock confirms too. */
export const withdrawalActions = ['approve', 'reject', 'confirm', 'dispute'] as const;
export type WithdrawalAction = (typeof withdrawalActions)[number];

/**
 * Every legal step (security C08). A dispute waits for an operator: to approve it says that the money did arrive, to
 * reject it gives the money back, so it is lost in neither reading of a forced receipt (architecture 8).
 */
const steps = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { confirm: 'received', dispute: 'disputed' },
  disputed: { approve: 'received', reject: 'rejected', confirm: 'received' },
  rejected: {},
  received: {},
} as const satisfies Record<WithdrawalState, Partial<Record<WithdrawalAction, WithdrawalState>>>;

/** The state after `action`, or null when that step is not legal from `state`. */
export function afterWithdrawalAction(state: WithdrawalState, action: WithdrawalAction): WithdrawalState | null {
  const legal: Partial<Record<WithdrawalAction, WithdrawalState>> = steps[state];
  return legal[action] ?? null;
}

/** Why `action` may not be done to a withdrawal in `state`, or null when it may. */
export function whyNotWithdrawal(state: WithdrawalState, action: WithdrawalAction): 'illegal_transition' | null {
  return afterWithdrawalAction(state, action) ? null : 'illegal_transition';
}

/** Where the money of a withdrawal is in each state: the ledger must agree. */
export const withdrawalMoney = {
  pending: 'locked',
  approved: 'provider',
  disputed: 'provider',
  rejected: 'member',
  received: 'provider',
} as const satisfies Record<WithdrawalState, 'locked' | 'provider' | 'member'>;
