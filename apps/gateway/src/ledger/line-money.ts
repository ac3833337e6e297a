import type { TransferKind } from './transfers.ts';

/**
 * What moves money that reports about lines count, as the trigger that writes `line_money` has it (migration 164), beside
 * `withdrawalReturned` where it takes a paid one back.
 */
export const lineMoneyKinds = [
  'deposit',
  'withdrawalPaid',
  'promo',
  'bonusConverted',
  'rewardPaid',
  'rebatePaid',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'dividend',
  'affiliateEarnings',
  'betRebate',
  'agentRebate',
  'transferDown',
  'transferUp',
  'fee',
] as const satisfies readonly TransferKind[];
