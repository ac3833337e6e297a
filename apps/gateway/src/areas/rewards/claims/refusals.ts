import type { ClaimRefusal } from './offer.ts';

/** What a member is told for each reason; a list and a claim say the same. */
export const refusalCodes = {
  excluded: 'not_eligible',
  notStarted: 'promotion_state',
  ended: 'promotion_ended',
  alreadyClaimed: 'already_claimed',
  allTaken: 'all_taken',
  notEligible: 'not_eligible',
  nothingToClaim: 'not_eligible',
  budgetSpent: 'budget_spent',
} as const satisfies Record<ClaimRefusal, string>;
