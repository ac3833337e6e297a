import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '@parlour/office-api/contract';

type Schema = components['schemas'];
export type MallItem = Schema['OfficeMallItem'];
export type RedeemOrder = Schema['OfficeRedeemOrder'];
export type Terms = Schema['OfficeLoyaltyTerms'];

/** The names of the subjects of terms. */
export const subjectWords = {
  play: msg`Valid stakes`,
  points: msg`Points`,
  vip: msg`VIP levels`,
  missions: msg`Missions`,
  leaderboard: msg`Leaderboards`,
  rebate: msg`Rebate`,
  referral: msg`Invitations`,
} as const satisfies Record<Terms['subject'], MessageDescriptor>;

/** The subjects that set rates, which two operators change. */
export type Rate = 'points' | 'vip' | 'rebate';
export const isRate = (subject: Terms['subject']): subject is Rate => ['points', 'vip', 'rebate'].includes(subject);

/** The names of the kinds of items. */
export const kindWords = {
  money: msg`Money`,
  freeSpins: msg`Free spins`,
  goods: msg`Goods`,
  coupon: msg`Coupon`,
} as const satisfies Record<MallItem['kind'], MessageDescriptor>;

/** As the specification names them. */
export const statusWords = {
  inProcess: { text: msg`In Process`, mood: 'accent' },
  approved: { text: msg`Approved`, mood: 'win' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
} as const satisfies Record<RedeemOrder['status'], { text: MessageDescriptor; mood: 'accent' | 'win' | 'danger' }>;
