import { tellQueue } from '../../db/notifier.ts';
import { publish } from '../../db/publish.ts';
import type { Db } from '../../kernel/tables.ts';
import { withdrawalToWire, type WithdrawalRow } from './to-wire.ts';

/** Notifies the member's pages and the office's queue that a withdrawal has changed, after the transaction commits. */
export function tellWithdrawal(trx: Db, row: WithdrawalRow): Promise<void> {
  const { merchant, member_id: memberId } = row;
  tellQueue(trx, { merchant, queue: 'withdrawals' });
  return publish(trx, { merchant, memberId, type: 'withdrawalUpdated', data: { withdrawal: withdrawalToWire(row) } });
}
