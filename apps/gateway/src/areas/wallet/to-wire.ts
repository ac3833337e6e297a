import type { components } from '@parlour/api/contract';
import { toWire, type Currency, type Money } from '@parlour/domain';
import type { Selectable } from 'kysely';
import type { MinorColumn } from '../../ledger/tables.ts';
import type { DepositTable, WithdrawalTable } from './tables.ts';

export type DepositRow = Selectable<DepositTable>;
export type WithdrawalRow = Selectable<WithdrawalTable>;

/** The money of a row that has amount and currency. */
export function amountOf(row: { amount: Selectable<{ a: MinorColumn }>['a']; currency: string }): Money {
  return { minor: BigInt(row.amount), currency: row.currency as Currency };
}

/** What a withdrawal cost the member. */
export const feeOf = (row: Pick<WithdrawalRow, 'fee' | 'currency'>): Money => amountOf({ amount: row.fee, currency: row.currency });

export function depositToWire(row: DepositRow): components['schemas']['Deposit'] {
  return {
    id: row.id,
    amount: toWire(amountOf(row)),
    status: row.status,
    provider: row.provider,
    ...(row.status === 'pending' && row.cashier_url !== null && { cashierUrl: row.cashier_url }),
    createdAt: row.created_at.toISOString(),
    ...(row.settled_at && { settledAt: row.settled_at.toISOString() }),
    ...(row.promotion !== null && {
      promotion: {
        code: row.promotion,
        ...(row.promotion_outcome !== null && { outcome: row.promotion_outcome }),
        ...(row.promotion_given !== null && { given: toWire(amountOf({ ...row, amount: row.promotion_given })) }),
      },
    }),
  };
}

export function withdrawalToWire(row: WithdrawalRow): components['schemas']['Withdrawal'] {
  return {
    id: row.id,
    amount: toWire(amountOf(row)),
    ...(BigInt(row.fee) > 0n && { fee: toWire(feeOf(row)) }),
    status: row.status,
    bankName: row.bank_name,
    accountNumber: row.account_shown,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.remaining !== null && { remaining: toWire(amountOf({ ...row, amount: row.remaining })) }),
    ...(row.proofs > 0 && { proofs: row.proofs }),
    ...(row.status === 'pending' && row.document_asked_at && { documentAsked: true as const }),
    ...(row.status === 'pending' && row.proof_asked_at && row.proved_at === null && { identityAsked: true as const }),
    createdAt: row.created_at.toISOString(),
    ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    ...(row.confirmed_at && { confirmedAt: row.confirmed_at.toISOString() }),
  };
}
