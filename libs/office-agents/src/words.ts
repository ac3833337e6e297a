import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TierField } from '@parlour/domain/agents';
import type { components } from '@parlour/office-api/contract';
import { runNames } from '@parlour/office-ui';

type Schema = components['schemas'];
export type Run = Schema['AgentRun'];
export type Bill = Schema['OfficeBill'];
export type Claim = Schema['OfficeClaim'];
export type Agent = Schema['OfficeAgent'];
export type Account = Schema['AgentAccount'];
export type Contract = Schema['OfficeContract'];
export type AffiliateTerms = Schema['AffiliateTerms'];
export type Explanation = Schema['OfficeBillExplanation'];
export type Transfer = Schema['OfficeTransfer'];
export type Policy = Schema['AgentPolicy'];
export type MerchantPolicy = Schema['MerchantPolicy'];

/** The names of each kind of contract, and of run. */
export const kindWords = runNames satisfies Record<Run['kind'], MessageDescriptor>;
export const runKinds = Object.keys(kindWords) as Run['kind'][];
export const contractKinds = runKinds.filter((kind) => kind !== 'rebate');

/** The values in a tier of a contract. */
export const tierWords = {
  rate: msg`Rate`,
  winRate: msg`Rate of winning bets`,
  lossRate: msg`Rate of losing bets`,
  turnover: msg`Turnover`,
  active: msg`Active accounts`,
  loss: msg`Loss`,
  bet5: msg`Turnover of 5 days`,
  bet15: msg`Turnover of 15 days`,
  single: msg`Single bet`,
  ngr: msg`Net gaming revenue`,
} as const satisfies Record<TierField, MessageDescriptor>;
export const tierFields = Object.keys(tierWords) as TierField[];

/** What an affiliate's contract states besides its tiers. */
export const termWords = {
  platformFee: msg`Fee on what players lose`,
  paymentFee: msg`Fee on what players deposit`,
  introducerRate: msg`On top for its upline`,
  minActive: msg`Active players needed`,
  negativeCarry: msg`A negative result counts in the next period`,
} as const satisfies Record<keyof AffiliateTerms, MessageDescriptor>;

interface StateWords {
  text: MessageDescriptor;
  mood: 'accent' | 'win' | 'danger' | 'neutral';
}

/** The names of a bill's states. */
export const stateWords = {
  issued: { text: msg`Issued`, mood: 'win' },
  part: { text: msg`Partly paid`, mood: 'accent' },
  unpaid: { text: msg`Unpaid`, mood: 'danger' },
  awaiting: { text: msg`Awaiting approval`, mood: 'accent' },
  toCollect: { text: msg`To collect`, mood: 'accent' },
  denied: { text: msg`Denied`, mood: 'danger' },
  expired: { text: msg`Expired`, mood: 'neutral' },
  notReached: { text: msg`Not reached`, mood: 'neutral' },
  stopped: { text: msg`Stopped`, mood: 'neutral' },
  held: { text: msg`Held`, mood: 'accent' },
} as const satisfies Record<Bill['state'], StateWords>;
export const billStates = Object.keys(stateWords) as Bill['state'][];

/** The names of a contract's states. */
export const contractStateWords = {
  offered: { text: msg`Offered`, mood: 'accent' },
  active: { text: msg`Active`, mood: 'win' },
  ending: { text: msg`Ending asked for`, mood: 'accent' },
  ended: { text: msg({ message: 'Ended', context: 'no longer valid' }), mood: 'neutral' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
  withdrawn: { text: msg`Withdrawn`, mood: 'neutral' },
  lapsed: { text: msg`Lapsed`, mood: 'neutral' },
} as const satisfies Record<Contract['state'], StateWords>;
export const contractStates = Object.keys(contractStateWords) as Contract['state'][];

/** The names of a large transfer's states. */
export const transferStateWords = {
  waiting: { text: msg`Waiting`, mood: 'accent' },
  sent: { text: msg({ message: 'Sent', context: 'a transfer of money' }), mood: 'win' },
  returned: { text: msg`Given back`, mood: 'neutral' },
  cancelled: { text: msg({ message: 'Taken back', context: 'a transfer of money, by its sender' }), mood: 'neutral' },
} as const satisfies Record<Transfer['state'], StateWords>;
export const transferStates = Object.keys(transferStateWords) as Transfer['state'][];

export const directionWords = {
  transferDown: msg`Down the line`,
  transferUp: msg`Up the line`,
} as const satisfies Record<Transfer['direction'], MessageDescriptor>;

const typeWords: Readonly<Record<number, MessageDescriptor>> = { 0: msg`Member`, 1: msg`Agent`, 2: msg`Head of a line` };

/** The name of an account type. */
export const accountTypeText = (type: number): MessageDescriptor => typeWords[type] ?? msg`Agent of type ${String(type)}`;

/** An account's share of a pool, in words. */
export const shareWords = {
  all: msg`What is left`,
  percent: msg`A part of the stake`,
  none: msg`Nothing`,
} as const satisfies Record<Account['share']['mode'], MessageDescriptor>;
export const shareText = ({ mode, rate = '0' }: Account['share']): MessageDescriptor =>
  mode === 'percent' ? msg`${rate} % of the stake` : shareWords[mode];

/** Why a claim arose. */
export const reasonWords = {
  bill: msg`Part of a bill`,
  correction: msg`Correction`,
} as const satisfies Record<Claim['reason'], MessageDescriptor>;
