import { toWire, type WireMoney, type WithdrawalState } from '@parlour/domain';
import type { Db } from '../../kernel/tables.ts';
import { maskName } from '../identity/member/to-wire.ts';
import { openPayee } from './payee-data.ts';
import type { Vault } from '../../kernel/ports.ts';
import { amountOf, feeOf, type WithdrawalRow } from './to-wire.ts';

/** What an operator needs to decide on a withdrawal and to pay it; never shown to players or logged. */
export interface PendingWithdrawal {
  id: string;
  merchant: string;
  memberId: string;
  username: string;
  amount: WireMoney;
  /** What it cost the member in addition, if anything. */
  fee: WireMoney | null;
  status: WithdrawalState;
  /** What the member says is still missing, if only a part arrived. */
  remaining: WireMoney | null;
  payeeName: string;
  bankName: string;
  accountNumber: string;
  createdAt: Date;
  /** True if nothing has ever been paid out to the member. */
  first: boolean;
  /** When an operator asked for a document, and how many pictures the member sent with it. */
  documentAskedAt: Date | null;
  proofs: number;
  /** When a risk rule asked for a second proof, and when the member gave it. */
  proofAskedAt: Date | null;
  provedAt: Date | null;
}

/**
 * Withdrawals of these merchants that wait for an operator (requested, disputed, or only one of the two), oldest first. Names and account
 * numbers are masked unless requested in full.
 */
export async function listPending(
  db: Db,
  vault: Vault,
  { merchants, full, status }: { merchants: readonly string[]; full: boolean; status?: 'pending' | 'disputed' | undefined },
): Promise<PendingWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select((e) => [
      'member.username',
      e
        .not(
          e.exists(
            e
              .selectFrom('withdrawal as paid')
              .select('paid.id')
              .whereRef('paid.member_id', '=', 'withdrawal.member_id')
              .where('paid.status', 'in', ['approved', 'received', 'disputed'])
              .whereRef('paid.id', '<>', 'withdrawal.id'),
          ),
        )
        .as('first'),
    ])
    .where('withdrawal.status', 'in', status ? [status] : ['pending', 'disputed'])
    .where('withdrawal.merchant', 'in', merchants)
    .orderBy('withdrawal.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    merchant: row.merchant,
    memberId: row.member_id,
    username: row.username,
    amount: toWire(amountOf(row)),
    fee: BigInt(row.fee) > 0n ? toWire(feeOf(row)) : null,
    status: row.status,
    remaining: row.remaining === null ? null : toWire(amountOf({ ...row, amount: row.remaining })),
    ...shownPayee(vault, row, full),
    bankName: row.bank_name,
    createdAt: row.created_at,
    first: Boolean(row.first),
    documentAskedAt: row.document_asked_at,
    proofs: row.proofs,
    proofAskedAt: row.proof_asked_at,
    provedAt: row.proved_at,
  }));
}

function shownPayee(vault: Vault, row: WithdrawalRow, full: boolean): Pick<PendingWithdrawal, 'payeeName' | 'accountNumber'> {
  const payee = openPayee(vault, row);
  return full ? payee : { payeeName: maskName(payee.payeeName), accountNumber: row.account_shown };
}
