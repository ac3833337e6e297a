import { fromDecimal, needsTwoPeople, tidyText, toDecimal } from '@parlour/domain';
import { Refusal } from '../../kernel/refusal.ts';
import { listPending } from '../wallet/pending-withdrawals.ts';
import { amountOf, type WithdrawalRow } from '../wallet/to-wire.ts';
import { approveWithdrawal, forceReceipt, rejectWithdrawal } from '../wallet/withdrawals.ts';
import { isId, merchantsNamed, refused, type Operator, type Schema } from './operator.ts';
import { withSecondOperator, type OrWaiting } from './second-operator.ts';

interface Named {
  id: string;
  merchant?: string | undefined;
}
interface Reasoned extends Named {
  reason: string;
}

/** Withdrawals that wait for a decision, oldest first; `full` shows whole names and account numbers, and is written down as every command. */
export async function withdrawalsList(
  operator: Operator,
  { merchant, full = false }: { merchant?: string | undefined; full?: boolean | undefined },
): Promise<Schema<'PendingWithdrawal'>[]> {
  const merchants = merchantsNamed(operator, merchant).map(({ code }) => code);
  const pending = await listPending(operator.db, operator.vault, { merchants, full });
  return pending.map((each) => ({
    id: each.id,
    merchant: each.merchant,
    member: each.username,
    amount: each.amount.amount,
    currency: each.amount.currency,
    status: each.status,
    ...(each.remaining && { remaining: each.remaining.amount }),
    payee: each.payeeName,
    bank: each.bankName,
    account: each.accountNumber,
    requested: each.createdAt.toISOString(),
  }));
}

/** Pays out what waits, or says of a disputed one that it did arrive; a large payment takes two operators. */
export async function withdrawalApprove(operator: Operator, { id, merchant }: Named): Promise<OrWaiting<Schema<'DecidedWithdrawal'>>> {
  const row = await theWithdrawal(operator, id, merchant);
  const decide = () => decided(() => approveWithdrawal(operator.db, id, operator.clock.now()));
  if (row.status !== 'pending') return decide();
  return twoIfLarge(operator, row, { command: 'withdrawals approve', subject: id, input: {} }, decide);
}

/** Gives the money back; where it was paid out already, a large sum takes two operators. */
export async function withdrawalReject(
  operator: Operator,
  { id, reason, merchant }: Reasoned,
): Promise<OrWaiting<Schema<'DecidedWithdrawal'>>> {
  const told = asReason(reason);
  const row = await theWithdrawal(operator, id, merchant);
  const decide = () => decided(() => rejectWithdrawal(operator.db, id, told, operator.clock.now()));
  if (row.status !== 'disputed') return decide();
  return twoIfLarge(operator, row, { command: 'withdrawals reject', subject: id, input: { reason: told } }, decide);
}

/** Ends a dispute that nobody can prove, as the brand has stated; to give a large sum back takes two operators. */
export async function withdrawalForce(
  operator: Operator,
  { id, reason, merchant }: Reasoned,
): Promise<OrWaiting<Schema<'DecidedWithdrawal'>>> {
  const told = asReason(reason);
  const row = await theWithdrawal(operator, id, merchant);
  const reading = operator.merchants.byCode(row.merchant).brand.forcedReceipt;
  const decide = () => decided(() => forceReceipt(operator.db, { id, reading, reason: told }, operator.clock.now()));
  if (row.status !== 'disputed' || reading === 'keep') return decide();
  return twoIfLarge(operator, row, { command: 'withdrawals force', subject: id, input: { reason: told } }, decide);
}

function asReason(text: string): string {
  const reason = tidyText(text);
  if (reason === '') throw refused('field_invalid', 'The player is told the reason: give one with --reason.');
  return reason;
}

async function twoIfLarge(
  operator: Operator,
  row: WithdrawalRow,
  wanted: Parameters<typeof withSecondOperator>[1],
  decide: () => Promise<Schema<'DecidedWithdrawal'>>,
): Promise<OrWaiting<Schema<'DecidedWithdrawal'>>> {
  const { brand, currency } = operator.merchants.byCode(row.merchant);
  if (!needsTwoPeople(amountOf(row), fromDecimal(brand.limits.twoOperatorsFrom, currency))) return decide();
  return withSecondOperator(operator, wanted, decide);
}

async function theWithdrawal(operator: Operator, id: string, merchant: string | undefined): Promise<WithdrawalRow> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const known = isId(id) ? await operator.db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!known || !codes.includes(known.merchant)) throw refused('not_found', `There is no withdrawal ${id}.`);
  return known;
}

async function decided(decide: () => Promise<WithdrawalRow>): Promise<Schema<'DecidedWithdrawal'>> {
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
      throw refused('illegal_transition', `The withdrawal cannot be decided now: ${error.message}.`);
    throw error;
  }
}
