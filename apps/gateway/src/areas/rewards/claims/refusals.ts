import type { ClaimProblem } from './claim.ts';
import type { ClaimRefusal } from './standing.ts';

/** The error code for each reason; lists and claims use the same ones. */
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

/** The error code for any problem of a claim. */
export const codeOf = <P extends ClaimProblem>(problem: P): (typeof problemCodes)[P] => problemCodes[problem];
