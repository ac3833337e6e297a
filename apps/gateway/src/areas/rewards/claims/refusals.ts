import type { ClaimRefusal } from './standing.ts';

/** What a member is told for each reason; a list and a claim say the same. */
export const refusalCodes = {
  excluded: 'not_eligible',
  notStarted: 'promotion_state',
  ended: 'promotion_ended',
  alreadyClaimed: 'already_claimed',
  allTaken: 'all_taken',
  notJoined: 'promotion_state',
  notEligible: 'not_eligible',
  periodOpen: 'period_open',
  inProcess: 'promotion_state',
  rejected: 'promotion_state',
  nothingToClaim: 'not_eligible',
  budgetSpent: 'budget_spent',
} as const satisfies Record<ClaimRefusal, string>;
