export { accountTypes, agentTypes, deepestLine, isAgentType, whyNotUpline, type AgentType, type UplineProblem } from './account-types.ts';
export { AgentTree, treeProblem, type TreeAccount, type TreeProblem } from './agent-tree.ts';
export {
  billKey,
  billStates,
  newBill,
  noFigures,
  platform,
  stateOf,
  type Bill,
  type BillState,
  type BillWait,
  type Due,
  type TeamFigures,
} from './bill.ts';
export { Book, type AgentTransfer, type Claim } from './book.ts';
export { correctBills, reverseSplit } from './corrections.ts';
export {
  affiliateDue,
  carries,
  carryInOf,
  coversEnough,
  dailyDue,
  dividendDue,
  hourlyDue,
  type AffiliateTerms,
  type Carry,
  type TurnoverRule,
} from './dues.ts';
export {
  closureOf,
  covers,
  judgeOffer,
  readLimits,
  reasonsAgainst,
  usualOfferPolicy,
  type OfferAnswer,
  type OfferPolicy,
  type OfferReason,
  type OfferRefusal,
} from './offers.ts';
export { payAffiliates, payBill, payDownTheLine, stopBelowUnreached } from './payments.ts';
export { cycles, dayStartBefore, daysOf, nextPeriod, periodAt, periodFrom, periodOf, type Cycle, type Period } from './periods.ts';
export { parseRate, shareOf, truncated, untruncated, wholeRate, writeRate, type Rate } from './rates.ts';
export { groupSplits, poolSplits, realtimeSplits, realtimeTier, shareModes, withinShare, type PoolShare, type Split } from './splits.ts';
export { tierGap, type TierGap } from './tier-gap.ts';
export {
  amountFields,
  contractKinds,
  downLineKinds,
  fieldsOfKind,
  lastTier,
  noTier,
  rateFields,
  ratesOfKind,
  readTier,
  thresholdFields,
  type ContractKind,
  type Tier,
  type TierField,
  type WrittenTier,
} from './tiers.ts';
