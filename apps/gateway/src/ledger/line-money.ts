import type { TransferKind } from './transfers.ts';

/**
 * The kinds of transfer that line reports count, as in the trigger that writes `line_money` (migration 164). That also counts a
 * `withdrawalReturned` that reverses a paid withdrawal.
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
