import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfferedKind } from '@parlour/domain/rewards';
import type { components } from '@parlour/office-api/contract';
import type { BadgeProps } from '@parlour/ui';

type Schema = components['schemas'];
export type PromotionRow = Schema['OfficePromotion'];
export type PromotionPage = Schema['OfficePromotionPage'];
export type Problem = Schema['PromotionProblem'];
export type Entry = Schema['PromotionEntry'];
export type Outcome = Schema['PromotionOutcome'];

/** The names of the kinds, including the budgets of loyalty. */
export const kindWords: Readonly<Record<string, MessageDescriptor>> = {
  depositBonus: msg`Deposit bonus`,
  reward: msg`Gift`,
  award: msg`Award on application`,
  envelope: msg`Envelope`,
  raffle: msg`Raffle`,
  signIn: msg`Sign-in calendar`,
  cashback: msg`Cashback`,
  freeSpins: msg`Free spins`,
  points: msg`Budget of points`,
  levelUp: msg`Gift for a level`,
  invite: msg`Gift for an invitation`,
  mission: msg`Mission`,
  levels: msg`Budget of levels`,
  missions: msg`Budget of missions`,
  leaderboard: msg`Leaderboard`,
  boards: msg`Budget of leaderboards`,
  rebate: msg`Budget of rebates`,
  referral: msg`Budget of invitations`,
} satisfies Record<OfferedKind, MessageDescriptor> & Record<string, MessageDescriptor>;

export const stateWords = {
  draft: { text: msg`Draft`, mood: 'neutral' },
  scheduled: { text: msg`Scheduled`, mood: 'accent' },
  running: { text: msg`Running`, mood: 'win' },
  ended: { text: msg`Ended`, mood: 'neutral' },
  closed: { text: msg`Closed early`, mood: 'danger' },
  budget: { text: msg`Budget`, mood: 'neutral' },
} as const satisfies Record<PromotionRow['state'], { text: MessageDescriptor; mood: BadgeProps['mood'] }>;

export const textWords = {
  title: msg`Title`,
  description: msg`Description`,
  terms: msg`Terms in words`,
} as const satisfies Record<NonNullable<Problem['text']>, MessageDescriptor>;

/** What keeps a draft from being published, with the text, language or amount concerned. */
export const problemWords = {
  missing: msg`Missing text`,
  figure: msg`The text contains a figure; use a slot`,
  slot: msg`There is no such figure in the terms`,
  prizeWithoutWeight: msg`The highest prize has no weight, so that no one can win it.`,
  multiplierTooHigh: msg`The multiplier is higher than the licence allows.`,
  mixedLines: msg`The licence does not allow a bonus in several product lines.`,
  noWeights: msg`No game counts towards the wagering.`,
  ended: msg`Its end has passed.`,
  budgetTooSmall: msg`The budget is smaller than what can be claimed`,
  unknownGame: msg`Members can’t play this game here.`,
  nothingWritten: msg`Nothing is written.`,
  unreadable: msg`The terms can’t be read.`,
} as const satisfies Record<Problem['code'], MessageDescriptor>;

/** How bonus money ended in a simulation. */
export const outcomeWords = {
  cash: msg`Cash at once`,
  waiting: msg`Waiting`,
  active: msg`Still being wagered`,
  closing: msg`Closing`,
  converted: msg`Became cash`,
  expired: msg`Expired`,
  forfeited: msg`Given up`,
  usedUp: msg`Played away`,
} as const satisfies Record<Outcome['status'], MessageDescriptor>;

/** Why a simulation gave nothing. */
export const refusalWords: Readonly<Record<string, MessageDescriptor>> = {
  notEligible: msg`These terms contradict each other: check the smallest deposit.`,
  nothingToClaim: msg`There was nothing to give.`,
};

/** The statuses of an application. */
export const entryWords = {
  applying: { text: msg`Waiting`, mood: 'accent' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
  process: { text: msg`Being played`, mood: 'accent' },
  issued: { text: msg`Bonus given`, mood: 'win' },
  claimed: { text: msg`Paid`, mood: 'win' },
} as const satisfies Record<Entry['status'], { text: MessageDescriptor; mood: BadgeProps['mood'] }>;

/** What two operators decide about a promotion itself, rather than about an application. */
export const decisions = ['fundPromotion', 'publishPromotion', 'closePromotion'] as const;
