import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameType } from '@parlour/domain';

/** The names of product lines. */
export const lineTexts: Record<GameType, MessageDescriptor> = {
  RNG: msg`Slots`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  PVP: msg`Card games`,
  BGS: msg`Board games`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`E-sports`,
  COCKFIGHT: msg`Cockfight`,
  LOTT: msg`Lottery`,
  ELOTT: msg`Instant lottery`,
};

/** The names of the ways in which players pay. */
export const methodNames: Record<'ewallet' | 'bank' | 'card' | 'qr', MessageDescriptor> = {
  ewallet: msg`E-wallet`,
  bank: msg`Bank transfer`,
  card: msg({ message: 'Card', context: 'a payment card' }),
  qr: msg`QR code`,
};

/** The names of kinds of agents' contracts, and of runs. */
export const runNames = {
  daily: msg`Daily salary`,
  hourly: msg`Hourly salary`,
  realtime: msg`Real-time salary`,
  dividend: msg`Dividend`,
  affiliate: msg`Affiliate earnings`,
  rebate: msg`Rebate`,
} as const satisfies Record<string, MessageDescriptor>;

/** How members registered. */
export const wayNames: Record<'username' | 'mobile' | 'social' | 'agent', MessageDescriptor> = {
  username: msg`By a name`,
  mobile: msg`By a number`,
  social: msg`By an account elsewhere`,
  agent: msg`By an agent`,
};
