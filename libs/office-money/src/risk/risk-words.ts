import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RiskCondition, RiskEvent, RiskHint, WithdrawalHintKind } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { claimSignalNames } from '@parlour/office-ui';

export type RiskRule = components['schemas']['RiskRule'];

/** When rules look at a member. */
export const eventWords: Readonly<Record<RiskEvent, MessageDescriptor>> = {
  withdrawal: msg`A withdrawal is requested`,
  deposit: msg`A deposit arrives`,
  logIn: msg`A member logs in`,
  bonusClaim: msg`A claimed bonus is given`,
};

/** The hints of withdrawals as conditions of a rule; `textOf` of withdrawals/hints.tsx tells them with their evidence. */
const withdrawalHintWords: Readonly<Record<WithdrawalHintKind, MessageDescriptor>> = {
  exclusionPending: msg`Excluded from playing`,
  openDispute: msg`Another withdrawal is disputed`,
  passwordReset: msg`The password was changed in the last 24 hours`,
  newNetwork: msg`A new network in the last 24 hours`,
  newDevice: msg`A new device in the last 24 hours`,
  countryUnlike: msg`Another country than at registration`,
  payeeNew: msg`A payee who was not paid before`,
  payeeShared: msg`Other members are paid to the same account`,
  payeeNameUnlike: msg`The payee’s name is not the member’s`,
  bonusConverted: msg`A bonus became money in the last 24 hours`,
  oppositeBets: msg`Opposite bets in the same line`,
  notPlayed: msg`The last deposit was hardly staked`,
  oneWin: msg`One round won most of it`,
  unusualAmount: msg`Five times the usual amount or more`,
  first: msg`The first withdrawal`,
};

/** Those of other events that say something else there, or that withdrawals don't have. */
const otherHintWords = {
  ...withdrawalHintWords,
  openDispute: msg`A withdrawal is disputed`,
  first: msg`The first deposit`,
  deviceShared: msg`Other members log in on the same device`,
  ...claimSignalNames,
};

/** A hint as a condition of a rule about this event. */
export const hintWord = (event: RiskEvent, hint: RiskHint): MessageDescriptor =>
  event === 'withdrawal' && hint in withdrawalHintWords ? withdrawalHintWords[hint as WithdrawalHintKind] : otherHintWords[hint];

/** The condition of a rule, which the gateway has read when it was saved. */
export const conditionOf = (rule: Pick<RiskRule, 'if'>) => rule.if as unknown as RiskCondition;
