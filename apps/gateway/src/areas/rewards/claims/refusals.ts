import type { ClaimProblem } from './claim.ts';
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

const problemCodes = {
  ...refusalCodes,
  unknownPromotion: 'not_found',
  termsChanged: 'terms_changed',
  mustApply: 'promotion_state',
  needsNoDecision: 'promotion_state',
} as const satisfies Record<ClaimProblem, string>;

/** The code of the refusal for whatever a claim may meet. */
export const codeOf = <P extends ClaimProblem>(problem: P): (typeof problemCodes)[P] => problemCodes[problem];
