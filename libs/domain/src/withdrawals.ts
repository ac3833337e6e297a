/** The states of a withdrawal. Money is locked in `pending`, with the payment provider in `approved` and `disputed`. */
export const withdrawalStates = ['pending', 'approved', 'rejected', 'received', 'disputed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * What a forced receipt means at a brand: the specification (4) can be read either way, so each brand states its own (security 3, row 37).
 */
export const forcedReceipts = ['refund', 'keep'] as const;
export type ForcedReceipt = (typeof forcedReceipts)[number];

/** The hours within which a merchant usually pays a withdrawal, shown in texts as `{withdrawalTime}` (content N41). */
export const withdrawalHours = ['1', '4', '12', '24', '48', '72'] as const;

/**
 * What may happen to a withdrawal. An operator approves or rejects; the player confirms or disputes; a time limit confirms too. The last
 * two are an operator's forced receipt of a disputed withdrawal.
 */
export const withdrawalActions = ['approve', 'reject', 'confirm', 'dispute', 'forceKeep', 'forceRefund'] as const;
export type WithdrawalAction = (typeof withdrawalActions)[number];

/** The action by which a brand's operators force a receipt. */
export const forceAction = { keep: 'forceKeep', refund: 'forceRefund' } as const satisfies Record<ForcedReceipt, WithdrawalAction>;

/**
 * Every legal step (security C08). A dispute waits for an operator: approving states that the money arrived, rejecting that it came
 * back, and where neither is known the receipt is forced as the brand configured. Money is never lost or duplicated.
 */
const steps = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { confirm: 'received', dispute: 'disputed' },
  disputed: { approve: 'received', reject: 'rejected', confirm: 'received', forceKeep: 'received', forceRefund: 'rejected' },
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

/** Pictures that a member may send with a withdrawal that did not arrive (specification 5), or with an application (rewards 2). */
export const mostProofs = 3;
