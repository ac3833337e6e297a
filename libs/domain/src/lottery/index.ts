// Lotteries: packs of bet types as data, what a line costs and wins, how a draw is made, settled and looked back on.
// Must never know a database, the clock, chance other than by seeds, or what a screen looks like.
export { hitsOfAll, selectionsOf } from './all-selections.ts';
export { elementsOf, isElement, permutationsOf, sizeOf, sortedDigits } from './alphabet.ts';
export { bookHash, bookRow, bookText, type BookLine } from './book.ts';
export {
  calendarProblems,
  instantIn,
  plannedDraws,
  type CalendarException,
  type CalendarRow,
  type CalendarSpan,
  type PlannedDraw,
} from './calendar.ts';
export { chasePlan, type ChaseStep } from './chase.ts';
export { deriveResult, drawResult } from './derive-result.ts';
export { binomial, compareRatios, decimalOf, ratio, times, type Ratio } from './exact.ts';
export { exposedAs, exposuresOf, oddsAtExposure, whyNotLimits, type ExposureOf, type LimitProblem } from './exposure.ts';
export { judge, judgeOf, outcomes, type Judged, type Outcome } from './judge.ts';
export { largestPayout } from './largest-payout.ts';
export { readLine, readOdds, stakeOf, type Line, type LineProblem, type RawLine } from './line.ts';
export { oddsOf, oddsRange, oddsScale, oddsText, parseOdds, sameOdds } from './odds-value.ts';
export {
  forms,
  hasPrizes,
  placesOf,
  prizesOf,
  typeOf,
  type Alphabet,
  type BetType,
  type Exposure,
  type ExposureStep,
  type FastResult,
  type Form,
  type Limits,
  type Odds,
  type PackOptions,
  type Places,
  type Prize,
  type PrizeResult,
  type Rule,
  type RuleName,
  type RulePack,
} from './pack.ts';
export { packProblems, readPack, type PackFile } from './pack-file.ts';
export { shippedSettings } from './shipped-settings.ts';
export { isPackId, packIds, packs, type PackId } from './packs.ts';
export { groupRebate, groupRebateText, lowestGroup, oddsAtGroup, oddsPlayedAt } from './prize-group.ts';
export { quickSet, type QuickPick, type QuickSet } from './quick-sets.ts';
export { type Problem } from './problems-at.ts';
export { readResult, type DrawnResult, type ReadResult, type ResultProblem } from './result.ts';
export { rtpOf, type ReturnOf, type TypeReturn } from './rtp.ts';
export { sidesOf } from './rules/sides.ts';
export { readSelection, selectionProblems, type Selection, type SelectionProblem } from './selection.ts';
export {
  changedSettings,
  offeredType,
  onlyTurnsOff,
  settingsProblems,
  withSettings,
  type CapSettings,
  type PackSettings,
  type TypeSettings,
} from './settings.ts';
export {
  readsPrize,
  settleDraw,
  totalsOf,
  validBet,
  type DrawLine,
  type DrawOutcome,
  type DrawToSettle,
  type DrawTotals,
  type PaidBefore,
  type PayoutCaps,
  type SettledLine,
  type SettleReason,
} from './settle-draw.ts';
export { readEntries, readSlipText, selectionOf, type Entry, type EntryLine } from './slip-text.ts';
export { lotoBoard, specialsByWeekday, type BoardDigit, type LotoBoard } from './trends/boards.ts';
export { placeStats, streaksOf, type PlaceStats, type Streak } from './trends/fast-trends.ts';
export { coldTails, hotTails, specialTail, tailGaps, tailsOfResult, tailStats, type TailGap, type TailStats } from './trends/tail-stats.ts';
export { sameResult, verifyDraw, type DrawClaim, type DrawClaimField, type DrawVerdict } from './verify-draw.ts';
