import { Refusal } from '../http/refusal.ts';
import { amountOf, type WithdrawalRow } from '../wallet/to-wire.ts';
import { toDecimal } from '@parlour/domain';
import { listPending } from '../wallet/pending-withdrawals.ts';
import { approveWithdrawal, rejectWithdrawal } from '../wallet/withdrawals.ts';
import { isId, merchantsNamed, type Operator, type Row } from './operator.ts';
import { OperatorError } from './operator-error.ts';

/** Withdrawals that wait for a decision, oldest first. */
export async function withdrawalsList(operator: Operator, { merchant }: { merchant?: string | undefined }): Promise<Row[]> {
  const code = merchant === undefined ? undefined : merchantsNamed(operator, merchant)[0]?.code;
  const pending = await listPending(operator.db, code);
  return pending.map((each) => ({
    id: each.id,
    merchant: each.merchant,
    member: each.username,
    amount: each.amount.amount,
    currency: each.amount.currency,
    status: each.status,
    payee: each.payeeName,
    bank: each.bankName,
    account: each.accountNumber,
    requested: each.createdAt.toISOString(),
  }));
}

export async function withdrawalApprove(operator: Operator, { id, merchant }: { id: string; merchant?: string | undefined }): Promise<Row> {
  return decided(operator, id, merchant, () => approveWithdrawal(operator.db, id, operator.clock.now()));
}

export async function withdrawalReject(
  operator: Operator,
  { id, reason, merchant }: { id: string; reason: string; merchant?: string | undefined },
): Promise<Row> {
  if (reason.trim() === '') throw new OperatorError('The player is told the reason: give one with --reason.');
  return decided(operator, id, merchant, () => rejectWithdrawal(operator.db, id, reason.trim(), operator.clock.now()));
}

async function decided(operator: Operator, id: string, merchant: string | undefined, decide: () => Promise<WithdrawalRow>): Promise<Row> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const known = isId(id)
    ? await operator.db.selectFrom('withdrawal').select('merchant').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!known || !codes.includes(known.merchant)) throw new OperatorError(`There is no withdrawal ${id}.`);
  try {
    const row = await decide();
    return {
      id: row.id,
      merchant: row.merchant,
      amount: toDecimal(amountOf(row)),
      currency: row.currency,
      status: row.status,
      reason: row.reason,
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'illegal_transition')
      throw new OperatorError(`The withdrawal cannot be decided now: ${error.message}.`);
    throw error;
  }
}
