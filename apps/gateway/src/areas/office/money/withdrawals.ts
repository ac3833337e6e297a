import { fromDecimal, needsTwoPeople, toDecimal } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import { findMember } from '../../identity/member/find.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { listPending } from '../../wallet/pending-withdrawals.ts';
import { amountOf, type WithdrawalRow } from '../../wallet/to-wire.ts';
import { approveWithdrawal, forceReceipt, rejectWithdrawal } from '../../wallet/withdrawals.ts';
import { merchantsNamed, reasonOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { lookBeforePaying } from '../risk/apply.ts';
import { sayingWhy } from './decided.ts';
import { theWithdrawal } from './the-withdrawal.ts';
import { hintsNow } from './withdrawal-review.ts';
import { keep, refuseClaimed, refuseHeld, workOnAll, workToWire } from './withdrawal-work.ts';

interface Named {
  id: string;
  merchant?: string | undefined;
}
interface Reasoned extends Named {
  reason: string;
}

/**
 * Withdrawals that wait for a decision, oldest first; `full` shows unmasked names and account numbers, and is logged like every command.
 */
export async function withdrawalsList(
  operator: Operator,
  { merchant, full = false, status }: InputOf<'listPendingWithdrawals'>,
): Promise<Schema<'PendingWithdrawal'>[]> {
  const merchants = merchantsNamed(operator, merchant).map(({ code }) => code);
  const pending = await listPending(operator.db, operator.vault, { merchants, full, status });
  const work = await workOnAll(
    operator.db,
    pending.map(({ id }) => id),
  );
  return pending.map((each) => ({
    id: each.id,
    merchant: each.merchant,
    member: each.username,
    amount: each.amount.amount,
    currency: each.amount.currency,
    status: each.status,
    ...(each.fee && { fee: each.fee.amount }),
    ...(each.remaining && { remaining: each.remaining.amount }),
    payee: each.payeeName,
    bank: each.bankName,
    account: each.accountNumber,
    requested: each.createdAt.toISOString(),
    memberId: each.memberId,
    first: each.first,
    documentAsked: each.documentAskedAt?.toISOString() ?? null,
    proofs: each.proofs,
    secondProofAsked: each.proofAskedAt?.toISOString() ?? null,
    secondProofGiven: each.provedAt?.toISOString() ?? null,
    ...workToWire(work.get(each.id), operator.clock.now()),
  }));
}

/** Pays out a waiting withdrawal, or confirms that a disputed one did arrive. */
export async function withdrawalApprove(operator: Operator, { id, merchant }: Named): Promise<Schema<'DecidedWithdrawal'>> {
  const row = await theWithdrawal(operator, id, merchant);
  await lookBeforePaying(operator, row);
  await refuseHeld(operator, row, operator.clock.now());
  return decided(operator, row, () => approveWithdrawal(operator.db, id, operator.clock.now()));
}

/** Paying out a large sum takes two operators. */
export async function examineApproval(operator: Operator, { id, merchant }: Named): Promise<Examined> {
  const row = await theWithdrawal(operator, id, merchant);
  if (operator.proposal === undefined) {
    await lookBeforePaying(operator, row);
    await refuseHeld(operator, row, operator.clock.now());
  }
  const pays = row.status === 'pending';
  return examined(operator, row, { to: pays ? 'approved' : 'received', effect: pays ? 'pays' : 'keeps', needsTwo: pays, reason: null });
}

/** Rejects a withdrawal and returns the money. */
export async function withdrawalReject(operator: Operator, { id, reason, merchant }: Reasoned): Promise<Schema<'DecidedWithdrawal'>> {
  const told = asReason(reason);
  const row = await theWithdrawal(operator, id, merchant);
  return decided(operator, row, () => rejectWithdrawal(operator.db, id, told, operator.clock.now()));
}

/** Returning a large sum that was already paid out takes two operators. */
export async function examineRejection(operator: Operator, { id, reason, merchant }: Reasoned): Promise<Examined> {
  const row = await theWithdrawal(operator, id, merchant);
  return examined(operator, row, { to: 'rejected', effect: 'refunds', needsTwo: row.status === 'disputed', reason: asReason(reason) });
}

/** Ends a dispute that nobody can prove, by the brand's rule for forced receipts. */
export async function withdrawalForce(operator: Operator, { id, reason, merchant }: Reasoned): Promise<Schema<'DecidedWithdrawal'>> {
  const told = asReason(reason);
  const row = await theWithdrawal(operator, id, merchant);
  const { forcedReceipt: reading } = (await inForce(operator, row)).brand;
  return decided(operator, row, () => forceReceipt(operator.db, { id, reading, reason: told }, operator.clock.now()));
}

/** Returning a large sum takes two operators. */
export async function examineForce(operator: Operator, { id, reason, merchant }: Reasoned): Promise<Examined> {
  const row = await theWithdrawal(operator, id, merchant);
  const keeps = (await inForce(operator, row)).brand.forcedReceipt === 'keep';
  const needsTwo = row.status === 'disputed' && !keeps;
  return examined(operator, row, {
    to: keeps ? 'received' : 'rejected',
    effect: keeps ? 'keeps' : 'refunds',
    needsTwo,
    reason: asReason(reason),
  });
}

interface Decision {
  to: WithdrawalRow['status'];
  effect: 'pays' | 'keeps' | 'refunds';
  /** Whether a large sum takes two operators. */
  needsTwo: boolean;
  reason: string | null;
}

async function examined(operator: Operator, row: WithdrawalRow, { to, effect, needsTwo, reason }: Decision): Promise<Examined> {
  const { brand, currency } = await inForce(operator, row);
  const member = await findMember(operator.db, row.member_id);
  const amount = toDecimal(amountOf(row));
  return {
    merchant: row.merchant,
    subject: { kind: 'withdrawal', id: row.id, name: `${amount} ${row.currency}, ${member?.username ?? row.member_id}` },
    changes: [{ field: 'status', before: row.status, after: to }],
    effect: { kind: effect, amount, currency: row.currency, member: member?.username ?? row.member_id },
    reason,
    version: `${row.status} ${amount}`,
    member: row.member_id,
    needsTwo: needsTwo && needsTwoPeople(amountOf(row), fromDecimal(brand.limits.twoOperatorsFrom, currency)),
  };
}

const asReason = (text: string) => reasonOf(text, 'The player is told the reason: give one with --reason.');

/** The withdrawal's merchant with operators' settings applied. */
function inForce({ db, merchants, clock }: Operator, { merchant }: WithdrawalRow): Promise<Merchant> {
  return merchantInForce(db, merchants, merchant, clock.now());
}

/**
 * Decides a withdrawal, unless another operator has claimed it, and stores the hints of that moment. Claims do not apply to a decision made
 * by two operators.
 */
async function decided(
  operator: Operator,
  before: WithdrawalRow,
  decide: () => Promise<WithdrawalRow>,
): Promise<Schema<'DecidedWithdrawal'>> {
  if (operator.proposal === undefined) await refuseClaimed(operator, before, operator.clock.now());
  const hints = await hintsNow(operator, before);
  const row = await sayingWhy('withdrawal', decide);
  await keep(operator.db, row, { claimed_by: null, claimed_until: null, hints: JSON.stringify(hints), decided_by: operator.by.name });
  return {
    id: row.id,
    merchant: row.merchant,
    amount: toDecimal(amountOf(row)),
    currency: row.currency,
    status: row.status,
    reason: row.reason,
  };
}
