// Promotions, bonus money, draws, points, levels, rebates, missions and leaderboards: pure rules that button, gateway and simulator
// share (rewards.md).
export { latestBirthday } from './birthdays.ts';
export {
  commitmentOf,
  drawRaffle,
  drawSeedPattern,
  drawValue,
  openEnvelope,
  bookHash,
  verifyRaffle,
  type RaffleBook,
  type RaffleTicket,
} from './draws.ts';
export { whyNotEligible, type Condition, type Eligibility, type EligibilityFacts, type FailedCondition } from './eligibility.ts';
export { cashback, depositBonus, highestReward, inviteNeedsMet, nextStep, rewardAmount, type SignInProgress } from './gifts.ts';
export { boardWindow, rankBoard, type BoardEntry, type BoardMeasure, type BoardRow, type BoardWindow } from './leaderboard.ts';
export { standingIn, type LevelStanding, type VipLevel } from './levels.ts';
export {
  orderStatuses,
  whyNotRedeem,
  type MallKind,
  type OfferedItem,
  type OrderStatus,
  type Redeemer,
  type RedeemRefusal,
} from './mall.ts';
export { dayTeller, daysOf, monthAfter, periodKinds, periodOf, withinDays, type Period, type PeriodKind } from './merchant-days.ts';
export {
  happensOnce,
  isRoundEvent,
  missionPeriod,
  missionProgress,
  openMissionPeriods,
  type Mission,
  type MissionEvent,
  type MissionEventName,
  type MissionPeriod,
} from './missions.ts';
export { pointsEarned, pointsWorth, stakeForPoints, type PointTerms } from './points.ts';
export { least, multipleDown, multipleText, multipleUp, parseMultiple, parsePercent, percentText, share } from './proportions.ts';
export { readTerms, type PromotionTerms } from './terms.ts';
export { rewardEvents, type RewardEvent } from './simulator/promotions.ts';
export { claimCost, highestPrize, worstCost, type ClaimCost } from './offer/offer-cost.ts';
export { filledText, promotionTextNames, slotsOf, textProblems, type PromotionTexts, type TextProblem } from './offer/offer-texts.ts';
export { bonusLimitsOf, publicationProblems, type BonusLimits, type PublicationProblem } from './offer/publication.ts';
export {
  deepestConditions,
  isOfferedKind,
  offeredKinds,
  promotionGroups,
  readOffer,
  type Offer,
  type OfferedKind,
  type PromotionGroup,
} from './offer/read-offer.ts';
export { BadCase } from './simulator/bad-case.ts';
export { rebateOf, rebatePart, type RebateTerms } from './rebate.ts';
export { claimSignals, needsReview, signalWeights, weighed, type ClaimSignal, type WeighedSignal } from './signals.ts';
export { entryStatuses, isFinal, mayMove, statusAt, type EntryFacts, type EntryMover, type EntryStatus } from './status.ts';
export { highestWithdrawalFee, withdrawalFee, withdrawalTermsAt, type WithdrawalTerms } from './withdrawals.ts';
export {
  convert,
  endOf,
  isExcludedTie,
  isLive,
  liveGrantStatuses,
  lateBonus,
  progressAfter,
  requirementOf,
  splitStake,
  splitWin,
  weightOf,
  type GrantStatus,
  type Parts,
  type PlayedGame,
  type Wagering,
} from './wagering.ts';
