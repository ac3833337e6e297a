import { toWire, type WireMoney, type WithdrawalState } from '@parlour/domain';
import type { Db } from '../db/open.ts';
import { amountOf } from './to-wire.ts';

/** What an operator needs to decide on a withdrawal and to pay it; never shown to players or logged. */
export interface PendingWithdrawal {
  id: string;
  merchant: string;
  memberId: string;
  username: string;
  amount: WireMoney;
  status: WithdrawalState;
  payeeName: string;
  bankName: string;
  accountNumber: string;
  createdAt: Date;
}

/** Withdrawals that wait for an operator (requested or disputed), oldest first; of one merchant or of all. */
export async function listPending(db: Db, merchant?: string): Promise<PendingWithdrawal[]> {
  const query = db
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select('member.username')
    .where('withdrawal.status', 'in', ['pending', 'disputed'])
    .orderBy('withdrawal.created_at');
  const rows = await (merchant === undefined ? query : query.where('withdrawal.merchant', '=', merchant)).execute();
  return rows.map((row) => ({
    id: row.id,
    merchant: row.merchant,
    memberId: row.member_id,
    username: row.username,
    amount: toWire(amountOf(row)),
    status: row.status,
    payeeName: row.payee_name,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    createdAt: row.created_at,
  }));
}
