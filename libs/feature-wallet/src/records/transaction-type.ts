import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

/** The name of each kind of movement, in the order of the filter. */
export const transactionTypes = {
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  withdrawalReturned: msg`Withdrawal returned`,
  withdrawalFee: msg`Withdrawal fee`,
  withdrawalFeeReturned: msg`Withdrawal fee returned`,
  bet: msg({ message: 'Bet', comment: 'a stake taken, in the account record' }),
  win: msg({ message: 'Win', comment: 'a win paid, in the account record' }),
  rollback: msg`Stake returned`,
  promo: msg`Promotional win`,
  winReversed: msg`Win taken back`,
  debtRepaid: msg`Debt repaid`,
  playMoney: msg`Play money`,
  adjustment: msg`Adjustment`,
  fee: msg`Fee`,
  stakeHeld: msg`Chase stakes set aside`,
  stakeReturned: msg`Chase stakes returned`,
  bonusConverted: msg`Bonus converted`,
  rewardPaid: msg`Reward`,
  rebatePaid: msg`Rebate`,
  dailySalary: msg`Daily wages`,
  hourlySalary: msg`Hourly salary`,
  realTimeSalary: msg`Real-time salary`,
  dividend: msg`Dividend`,
  affiliateEarnings: msg`Affiliate earnings`,
  betRebate: msg`Rebate of bets`,
  agentRebate: msg`Agent rebate`,
  transferDown: msg`Transfer to the downline`,
  transferUp: msg`Transfer to the upline`,
  transferHeld: msg`Transfer set aside for checking`,
  transferReturned: msg`Transfer returned`,
} as const satisfies Record<Schema<'TransactionType'>, MessageDescriptor>;

export type TransactionType = keyof typeof transactionTypes;
export const transactionTypeNames = Object.keys(transactionTypes) as TransactionType[];
