import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameType } from '@parlour/domain';
import type { ClaimSignal } from '@parlour/domain/rewards';

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

/** The warning signs of a claim; none of them proves anything by itself. */
export const claimSignalNames = {
  payee: msg`Paid to the same account as another claimant`,
  device: msg`Same browser as another claimant`,
  contact: msg`E-mail address of the same mailbox as another claimant’s`,
  bothSides: msg`Bets on both sides of one draw`,
  registrations: msg`Many registrations from the same network within an hour`,
  network: msg`Same network as another claimant, within a day`,
  wholeBalance: msg`First bet was the whole balance`,
  riskRule: msg`Bonuses are paused by a risk rule`,
} as const satisfies Record<ClaimSignal, MessageDescriptor>;
