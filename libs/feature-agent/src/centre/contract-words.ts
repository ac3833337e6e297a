// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import type { ContractKind, OfferRefusal, TierField } from '@parlour/domain/agents';

export const kindNames = {
  daily: msg`Daily wages`,
  hourly: msg`Hourly salary`,
  realtime: msg`Real-time salary`,
  dividend: msg`Dividend`,
  affiliate: msg`Affiliate earnings`,
} as const satisfies Record<ContractKind, MessageDescriptor>;

export const cycleNames = {
  daily: msg`every day`,
  weekly: msg`every week`,
  semimonthly: msg`every half month`,
  monthly: msg`every month`,
  hourly: msg`every hour`,
  window: msg`every five minutes`,
} as const satisfies Record<Schema<'ContractCycle'>, MessageDescriptor>;

export const contractStates = {
  offered: { text: msg`Waiting for an answer`, mood: 'warning' },
  active: { text: msg`In force`, mood: 'win' },
  ending: { text: msg`End requested`, mood: 'warning' },
  ended: { text: msg`Ended`, mood: 'neutral' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
  withdrawn: { text: msg`Withdrawn`, mood: 'neutral' },
  lapsed: { text: msg`Lapsed`, mood: 'neutral' },
} as const satisfies Record<Schema<'ContractState'>, { text: MessageDescriptor; mood: string }>;

export const fieldNames = {
  rate: msg`Rate`,
  winRate: msg`Rate of winning bets`,
  lossRate: msg`Rate of losing bets`,
  turnover: msg`Turnover from`,
  loss: msg`Players’ loss from`,
  bet5: msg`Turnover of 5 days from`,
  bet15: msg`Turnover of 15 days from`,
  single: msg`Single bet from`,
  ngr: msg`Net revenue from`,
  active: msg`Active accounts from`,
} as const satisfies Record<TierField, MessageDescriptor>;

/** Why terms are refused, as shown at the tier or above the form (agents.md 3). */
export const reasonTexts = {
  NO_OWN_CONTRACT: msg`You have no contract of this kind yourself yet.`,
  TIER_COUNT: msg`There are too few or too many tiers.`,
  RATE_RANGE: msg`The rate is outside the allowed range.`,
  RATE_STEP: msg`The rate is finer than allowed.`,
  RATE_ORDER: msg`A tier must pay more than the one before it.`,
  THRESHOLD_ORDER: msg`A tier may not ask for less than the one before it.`,
  LOSS_ABOVE_TURNOVER: msg`The loss may not be higher than the turnover.`,
  NOT_COVERED: msg`None of your own tiers covers this one: yours must be reached no later and pay at least as much.`,
  NOT_DIRECT_DOWNLINE: msg`Only the account directly above can offer this.`,
  NO_CONTRACT: msg`There is no contract that could end.`,
} as const satisfies Record<OfferRefusal, MessageDescriptor>;

/** The kind that an address names, if the merchant has it; otherwise dividends. */
export function kindFrom(named: string | undefined, kinds: readonly ContractKind[]): ContractKind {
  return kinds.find((kind) => kind === named) ?? kinds.find((kind) => kind === 'dividend') ?? kinds[0] ?? 'dividend';
}
