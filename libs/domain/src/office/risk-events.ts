import { claimSignals, type ClaimSignal } from '../rewards/signals.ts';
import { isFarAboveUsual, isRecent, withdrawalHints, type WithdrawalHintKind } from './withdrawal-hints.ts';

/** When risk rules look at a member (office 9): a withdrawal waits, a deposit arrived, the member logged in, a bonus was claimed and given. */
export const riskEvents = ['withdrawal', 'deposit', 'logIn', 'bonusClaim'] as const;
export type RiskEvent = (typeof riskEvents)[number];

/** A pause by a risk rule would be a sign of itself. */
type ClaimHint = Exclude<ClaimSignal, 'riskRule'>;
const isClaimHint = (signal: ClaimSignal): signal is ClaimHint => signal !== 'riskRule';

/** What may be wrong when something happens: hints of withdrawals, a device that other members use too, and warning signs of claims. */
export type RiskHint = WithdrawalHintKind | 'deviceShared' | ClaimHint;

const ofMember = ['openDispute', 'passwordReset', 'newNetwork', 'newDevice', 'countryUnlike', 'deviceShared'] as const;

/** The hints that each event can have, the most serious first. */
export const hintsOfEvent: Readonly<Record<RiskEvent, readonly RiskHint[]>> = {
  withdrawal: withdrawalHints,
  deposit: [...ofMember, 'unusualAmount', 'first'],
  logIn: ofMember,
  bonusClaim: [...ofMember, ...claimSignals.filter(isClaimHint)],
};

/** Whether rules about an event can ask for an amount. */
export const hasAmount = (event: RiskEvent): boolean => event !== 'logIn';

/** Facts about a deposit, a log-in or a claim and its member, as they were when it happened. */
export interface EventFacts {
  at: Date;
  /** In minor units; null for a log-in. */
  amount: bigint | null;
  /** The member's deposits before. */
  earlier: { count: number; sum: bigint };
  openDispute: boolean;
  passwordChanged: Date | null;
  /** When the member first used the latest of their networks; null if there was none before it. */
  newNetwork: Date | null;
  /** The same for their browsers. */
  newDevice: Date | null;
  /** The countries of the member's registration and latest log-in, as two letters; null if unknown. */
  country: { home: string | null; now: string | null };
  /** Whether another member has logged in with a browser of this one. */
  deviceShared: boolean;
  /** The warning signs that were kept with a claim. */
  signals: readonly ClaimSignal[];
}

/** The hints about a deposit, a log-in or a claim, the most serious first. Those about a withdrawal are `hintsOf`. */
export function eventHintsOf(event: Exclude<RiskEvent, 'withdrawal'>, facts: EventFacts): RiskHint[] {
  const { at, amount, earlier, country } = facts;
  const found = new Set<RiskHint>(facts.signals.filter(isClaimHint));
  const note = (hint: RiskHint, holds: boolean) => holds && found.add(hint);
  note('openDispute', facts.openDispute);
  note('passwordReset', isRecent(facts.passwordChanged, at));
  note('newNetwork', isRecent(facts.newNetwork, at));
  note('newDevice', isRecent(facts.newDevice, at));
  note('countryUnlike', country.home !== null && country.now !== null && country.home !== country.now);
  note('deviceShared', facts.deviceShared);
  note('unusualAmount', amount !== null && isFarAboveUsual(amount, earlier));
  note('first', earlier.count === 0);
  return hintsOfEvent[event].filter((hint) => found.has(hint));
}
