import {
  type AmountLimits,
  type ForcedReceipt,
  type Money,
  type Payee,
  type WithdrawalAction,
  type WithdrawalState,
  afterWithdrawalAction,
  checkAmount,
  forceAction,
  money,
  toDecimal,
} from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { refusePaused } from '../identity/member/withdrawal-pause.ts';
import { sendMessage } from '../messages/send-message.ts';
import { endBonuses } from './bonus.ts';
import { feeOfWithdrawal, type DayTerms } from './withdrawal-fee.ts';
import { sealPayee } from './payee-data.ts';
import { refuseUnstaked } from './received-transfers.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { type WithdrawalRow, amountOf, feeOf } from './to-wire.ts';
import { insertWithdrawal, lockWithdrawal, unconfirmedWithdrawals, updateWithdrawal } from './withdrawal-store.ts';
import type { Vault } from '../../kernel/ports.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { debtOf } from '../../ledger/debts.ts';
import { post } from '../../ledger/post.ts';
import { transfers, withdrawalFeeKey, withdrawalPaidKey } from '../../ledger/transfers.ts';

export interface NewWithdrawal {
  merchant: string;
  memberId: string;
  amount: Money;
  payee: Payee;
  vault: Vault;
  /** Code of the payment provider that will pay it out. */
  provider: string;
  /** True if the member has accepted to lose the bonus money that it costs. */
  acceptForfeit?: boolean | undefined;
  /** What the member's withdrawals cost now; null if nothing. */
  terms?: DayTerms | null;
  /** The fee that the member has read; nothing where absent. */
  feeRead?: Money | undefined;
}

/**
 * Requests a withdrawal: the money is locked at once. Throws the Refusals `insufficient_balance`, `debt_owed` for a member who owes
 * something, `turnover_required` for money from the line that was not staked, `withdrawals_paused` after a forgotten password was replaced,
 * and what `feeOfWithdrawal` and `endBonuses` throw.
 */
export async function requestWithdrawal(
  db: Db,
  { merchant, memberId, amount, payee, vault, provider, acceptForfeit = false, terms = null, feeRead }: NewWithdrawal,
  now: Date,
): Promise<WithdrawalRow> {
  return inTransaction(db, async (trx) => {
    await refusePaused(trx, memberId, now);
    await refuseUnstaked(trx, memberId, amount.currency);
    const fee = terms ? await feeOfWithdrawal(trx, { memberId, amount, terms, feeRead }) : money(0n, amount.currency);
    const paidOut = money(amount.minor - fee.minor, amount.currency);
    const id = uuid({ msecs: now.getTime() });
    const row: WithdrawalRow = {
      id,
      merchant,
      member_id: memberId,
      amount: paidOut.minor.toString(),
      fee: fee.minor.toString(),
      currency: amount.currency,
      status: 'pending',
      provider,
      bank_name: payee.bankName,
      ...sealPayee(vault, { id, merchant }, payee),
      reason: null,
      created_at: now,
      decided_at: null,
      confirmed_at: null,
      forced: false,
      remaining: null,
      proofs: 0,
      document_asked_at: null,
      proof_asked_at: null,
      proved_at: null,
    };
    await insertWithdrawal(trx, row);
    await endBonuses(trx, { merchant, memberId, amount, acceptForfeit }, now);
    const cause = { merchant, memberId, reference: row.id };
    await post(trx, transfers.withdrawal({ ...cause, amount: paidOut }), now);
    if (fee.minor > 0n) await post(trx, transfers.withdrawalFee({ ...cause, amount: fee }), now);
    // Checked after the cash is locked: a win reversed at the same time has then either taken its money already, or left a debt that is
    // seen here.
    if (await debtOf(trx, { memberId, book: 'real', currency: amount.currency })) throw new Refusal('debt_owed');
    await tellWithdrawal(trx, row);
    return row;
  });
}

/**
 * An operator confirms that the money was sent, or for a disputed one, that it did arrive. Throws the Refusals `not_found` and
 * `illegal_transition`.
 */
export async function approveWithdrawal(db: Db, id: string, now: Date): Promise<WithdrawalRow> {
  return take(db, { id }, 'approve', async (trx, before, status) => {
    if (before.status === 'disputed') return updateWithdrawal(trx, id, { status, confirmed_at: now });
    const after = await updateWithdrawal(trx, id, { status, decided_at: now });
    await post(trx, transfers.withdrawalPaid({ ...causeOf(before), provider: before.provider }), now);
    await sendMessage(trx, { ...addressOf(before), kind: 'withdrawalApproved', params: shown(before) }, now);
    return after;
  });
}

/** An operator returns the money and gives a reason, which the player reads. Throws as `approveWithdrawal`. */
export async function rejectWithdrawal(db: Db, id: string, reason: string, now: Date): Promise<WithdrawalRow> {
  return take(db, { id }, 'reject', (trx, before, status) => giveBack(trx, before, { status, reason, decided_at: now }, now));
}

/**
 * An operator ends a dispute that nobody can prove, by the brand's reading of a forced receipt (specification 4): `keep` counts it as
 * received, `refund` returns the money with `reason`. Throws as `approveWithdrawal`.
 */
export async function forceReceipt(
  db: Db,
  { id, reading, reason }: { id: string; reading: ForcedReceipt; reason: string },
  now: Date,
): Promise<WithdrawalRow> {
  return take(db, { id }, forceAction[reading], (trx, before, status) =>
    reading === 'keep'
      ? updateWithdrawal(trx, id, { status, confirmed_at: now, forced: true })
      : giveBack(trx, before, { status, reason, decided_at: now, forced: true }, now),
  );
}

async function giveBack(
  trx: Db,
  before: WithdrawalRow,
  change: { status: WithdrawalState; reason: string; decided_at: Date; forced?: boolean },
  now: Date,
): Promise<WithdrawalRow> {
  const after = await updateWithdrawal(trx, before.id, change);
  const cause = causeOf(before);
  const back =
    before.status === 'disputed'
      ? transfers.withdrawalRefunded({ ...cause, provider: before.provider, reverses: await transferOf(trx, withdrawalPaidKey(cause)) })
      : transfers.withdrawalReturned(cause);
  await post(trx, back, now);
  const fee = feeOf(before);
  if (fee.minor > 0n) {
    const reverses = await transferOf(trx, withdrawalFeeKey(cause));
    await post(trx, transfers.withdrawalFeeReturned({ ...cause, amount: fee, reverses }), now);
  }
  const returned = toDecimal(money(cause.amount.minor + fee.minor, fee.currency));
  const params = { ...shown(before), amount: returned, reason: change.reason };
  await sendMessage(trx, { ...addressOf(before), kind: 'withdrawalRejected', params }, now);
  return after;
}

async function transferOf(trx: Db, key: string): Promise<string> {
  return (await trx.selectFrom('ledger_transfer').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
}

/**
 * The player reports whether the money arrived; if only a part did, how much is still missing (`remaining`, a decimal). An operator reads
 * it and decides. Throws as `approveWithdrawal`, and what `amountWithin` throws.
 */
export async function confirmWithdrawal(
  db: Db,
  { id, memberId, received, remaining }: { id: string; memberId: string; received: boolean; remaining?: string | undefined },
  now: Date,
): Promise<WithdrawalRow> {
  return take(db, { id, memberId }, received ? 'confirm' : 'dispute', (trx, before, status) => {
    const whole = amountOf(before);
    const missing = received || remaining === undefined ? null : amountWithin(remaining, { min: money(1n, whole.currency), max: whole });
    return updateWithdrawal(trx, id, { status, confirmed_at: now, ...(missing && { remaining: missing.minor }) });
  });
}

/** Counts approved withdrawals as received after `afterMinutes` without an answer. For a periodic job; returns how many. */
export async function receiveOverdue(db: Db, now: Date, afterMinutes: number): Promise<number> {
  let count = 0;
  for (const id of await unconfirmedWithdrawals(db, new Date(now.getTime() - afterMinutes * 60_000))) {
    const received = take(db, { id }, 'confirm', (trx, _before, status) => updateWithdrawal(trx, id, { status, confirmed_at: now }));
    // The player may have answered since the list was read.
    const refused = await received.then(
      () => false,
      (error: unknown) => error instanceof Refusal || Promise.reject(error),
    );
    if (!refused) count += 1;
  }
  return count;
}

async function take(
  db: Db,
  which: { id: string; memberId?: string },
  action: WithdrawalAction,
  work: (trx: Db, before: WithdrawalRow, status: WithdrawalState) => Promise<WithdrawalRow>,
): Promise<WithdrawalRow> {
  return inTransaction(db, async (trx) => {
    const before = await lockWithdrawal(trx, which);
    if (!before) throw new Refusal('not_found');
    const status = afterWithdrawalAction(before.status, action);
    if (!status)
      throw new Refusal('illegal_transition', { message: `the withdrawal is ${before.status}`, params: { status: before.status } });
    const after = await work(trx, before, status);
    await tellWithdrawal(trx, after);
    return after;
  });
}

const addressOf = (row: WithdrawalRow) => ({ merchant: row.merchant, memberId: row.member_id });
const causeOf = (row: WithdrawalRow) => ({ ...addressOf(row), amount: amountOf(row), reference: row.id });
const shown = (row: WithdrawalRow) => ({ amount: toDecimal(amountOf(row)), currency: row.currency });

/** The amount that a player entered; throws the Refusal that says what is wrong with it. */
export function amountWithin(text: string, { min, max }: AmountLimits): Money {
  const { currency } = min;
  const amount = checkAmount(text, currency, { min, max });
  if (amount === 'amount_out_of_range') throw new Refusal(amount, { params: { min: toDecimal(min), max: toDecimal(max), currency } });
  if (typeof amount === 'string') throw new Refusal(amount);
  return amount;
}
