import { fromDecimal, languageCodes, toDecimal, type LanguageCode, type Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { sendMessage } from '../messages/send-message.ts';
import type { Db } from '../../kernel/tables.ts';
import { breaksUnique, inTransaction } from '../../kernel/transaction.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { tellQueue } from '../../db/notifier.ts';
import { publish } from '../../db/publish.ts';
import { timedJob, type TimedJobOf } from '../../jobs/job.ts';
import { schedule } from '../../jobs/schedule.ts';
import { callKind, type Outbox } from '../../kernel/outbox.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';
import { paymentMethods } from './payments/payment-token.ts';
import type { PaymentMethod, PaymentProvider, PaymentReport } from './payments/provider.ts';
import { expiredDeposits, insertDeposit, lockDeposit, updateDeposit } from './deposit-store.ts';
import type { DepositStatus } from './tables.ts';
import { amountOf, depositToWire, type DepositRow } from './to-wire.ts';

/** How long a player may take to pay. */
const depositMinutes = 30;

/**
 * The states that a report may still change. Money that arrives after the deposit was given up still belongs to the player; a provider that
 * contradicts itself is refused.
 */
const mayBecome: Record<DepositStatus, readonly DepositStatus[]> = {
  pending: ['succeeded', 'failed', 'cancelled'],
  cancelled: ['succeeded', 'failed'],
  failed: [],
  succeeded: [],
};

/** Requests the address of the hosted page from a deposit's provider, for a few minutes: no player waits longer. */
export const beginPayment = callKind({
  name: 'begin-payment',
  payload: z.object({
    depositId: z.uuid(),
    merchantName: z.string(),
    method: z.enum(paymentMethods).optional(),
    language: z.enum(languageCodes),
    siteOrigin: z.string(),
  }),
  sealed: false,
  attempts: 10,
  within: 300,
});

/** Refunds a payment that no deposit could accept. It was never in the books. */
export const refundPayment = callKind({
  name: 'refund-payment',
  payload: z.object({ provider: z.string(), paymentId: z.string(), amount: z.string(), currency: z.string() }),
  sealed: false,
  attempts: 30,
  within: 7 * 24 * 3600,
});

export interface NewDeposit {
  merchant: Merchant;
  memberId: string;
  amount: Money;
  language: LanguageCode;
  siteOrigin: string;
  provider: PaymentProvider;
  /** How the player chose to pay, as permitted by `depositLimits`. */
  method?: PaymentMethod | undefined;
  /** The promotion that it is made for, already checked by `refuseChoice`. */
  promotion?: { code: string; termsVersion: number } | undefined;
}

/** Grants the promotion that an arrived deposit was made for. The rewards area runs this job; the wallet does not depend on it. */
export const giveChosenPromotion: Pick<TimedJobOf<{ depositId: string }>, 'name' | 'payload'> = { name: 'give-chosen-promotion' };

/** Stores a deposit that waits for its payment until it expires. */
export async function storeDeposit(
  db: Db,
  { merchant, memberId, amount, provider, method, promotion }: Omit<NewDeposit, 'language' | 'siteOrigin'>,
  now: Date,
): Promise<DepositRow> {
  const id = uuid({ msecs: now.getTime() });
  const expiresAt = new Date(now.getTime() + depositMinutes * 60_000);
  const row: DepositRow = {
    id,
    merchant: merchant.code,
    member_id: memberId,
    amount: amount.minor.toString(),
    currency: amount.currency,
    status: 'pending',
    provider: provider.code,
    method: method ?? null,
    payment_id: null,
    cashier_url: null,
    created_at: now,
    expires_at: expiresAt,
    settled_at: null,
    resolved_by: null,
    promotion: promotion?.code ?? null,
    promotion_terms: promotion?.termsVersion ?? null,
    promotion_outcome: null,
    promotion_given: null,
  };
  await insertDeposit(db, row);
  await schedule(db, depositExpiry, { depositId: id }, { key: id, at: expiresAt });
  return row;
}

/**
 * Starts a deposit: the provider is asked for the address of the hosted page once the caller's transaction has committed. No money moves
 * before the provider reports.
 */
export async function beginDeposit(db: Db, outbox: Outbox, deposit: NewDeposit, now: Date): Promise<DepositRow> {
  const { merchant, language, siteOrigin, method } = deposit;
  const row = await storeDeposit(db, deposit, now);
  const asked = { depositId: row.id, merchantName: merchant.name, method, language, siteOrigin };
  await outbox.put(db, beginPayment, asked, { merchant: merchant.code, key: row.id });
  return row;
}

/**
 * Applies a provider's verified report, once: a repeated report changes nothing. Refuses `not_found` for a deposit of another provider and
 * `illegal_transition` for another amount, currency or payment, or an outcome that contradicts the first. With `refunds`, for a provider
 * that can refund, money that arrived but that the deposit cannot accept is refunded.
 */
export async function settleDeposit(db: Db, provider: string, report: PaymentReport, now: Date, refunds?: Outbox): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const row = await lockDeposit(trx, { id: report.depositId, provider });
      if (!row) throw new Refusal('not_found');
      if (row.resolved_by !== null && row.status === 'succeeded' && report.status === 'succeeded' && isSumOf(report, row)) {
        // This is the payment that operators had evidence of, whatever payment number they read there.
        await updateDeposit(trx, row.id, {
          status: row.status,
          settled_at: row.settled_at,
          payment_id: report.paymentId,
          resolved_by: null,
        });
        return;
      }
      if (refunds && (await cannotTake(trx, row, report))) {
        const { paymentId, amount, currency } = report;
        const payment = { provider, paymentId, amount, currency };
        return refunds.put(trx, refundPayment, payment, { merchant: row.merchant, key: `${provider} ${paymentId}` });
      }
      if (!isAbout(report, row)) throw new Refusal('illegal_transition', { message: 'the report does not fit the deposit' });
      if (row.status === report.status) return;
      if (!mayBecomeOf(row).includes(report.status)) throw new Refusal('illegal_transition', { message: `the deposit is ${row.status}` });
      await settle(trx, row, report, now);
    });
  } catch (error) {
    throw asTaken(error);
  }
}

export interface Resolution {
  id: string;
  status: 'succeeded' | 'failed';
  /** The provider's own number of the payment, from the evidence; only if money arrived. */
  paymentId?: string;
  /** The operator, by name. */
  by: string;
}

/**
 * Applies what operators found out about a deposit on which its provider is silent. The transfer's key is the deposit's, so a later
 * confirmation by the provider moves nothing again. Throws `not_found` and `illegal_transition`.
 */
export async function resolveDeposit(db: Db, { id, status, paymentId, by }: Resolution, now: Date): Promise<DepositRow> {
  try {
    return await inTransaction(db, async (trx) => {
      const row = await trx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row) throw new Refusal('not_found');
      if (!mayBecomeOf(row).includes(status)) throw new Refusal('illegal_transition', { message: `the deposit is ${row.status}` });
      return settle(trx, row, { status, ...(paymentId !== undefined && { paymentId }) }, now, by);
    });
  } catch (error) {
    throw asTaken(error);
  }
}

/** Money that arrives after an operator gave the deposit up still belongs to the player. */
const mayBecomeOf = (row: DepositRow): readonly DepositStatus[] =>
  row.status === 'failed' && row.resolved_by !== null ? ['succeeded'] : mayBecome[row.status];

const asTaken = (error: unknown): unknown =>
  breaksUnique(error, 'deposit_provider_payment_id_key')
    ? new Refusal('illegal_transition', { message: 'the payment belongs to another deposit' })
    : error;

/** Whether the money arrived in a separate payment that does not fit the deposit, such as one of another amount or a second one. */
async function cannotTake(trx: Db, row: DepositRow, report: PaymentReport): Promise<boolean> {
  if (report.status !== 'succeeded' || row.payment_id === report.paymentId) return false;
  if (isAbout(report, row) && mayBecomeOf(row).includes('succeeded')) return false;
  const known = trx.selectFrom('deposit').select('id').where('provider', '=', row.provider).where('payment_id', '=', report.paymentId);
  return (await known.executeTakeFirst()) === undefined;
}

function isAbout(report: PaymentReport, row: DepositRow): boolean {
  return (row.payment_id === null || row.payment_id === report.paymentId) && isSumOf(report, row);
}

/** Whether a provider reports the requested sum. */
export function isSumOf(report: PaymentReport, row: Pick<DepositRow, 'amount' | 'currency'>): boolean {
  if (report.currency !== row.currency) return false;
  const amount = amountOf(row);
  try {
    return fromDecimal(report.amount, amount.currency).minor === amount.minor;
  } catch {
    return false;
  }
}

/** `by` is the operator who decides in the provider's place. */
async function settle(
  trx: Db,
  row: DepositRow,
  report: Pick<PaymentReport, 'status'> & { paymentId?: string },
  now: Date,
  by: string | null = null,
): Promise<DepositRow> {
  const { merchant, member_id: memberId, provider, id } = row;
  const amount = amountOf(row);
  const settled = await updateDeposit(trx, id, {
    status: report.status,
    settled_at: now,
    resolved_by: by,
    ...(report.paymentId !== undefined && { payment_id: report.paymentId }),
  });
  if (report.status === 'succeeded') {
    await post(trx, transfers.deposit({ merchant, memberId, amount, provider, reference: id }), now);
    if (row.promotion !== null) await schedule(trx, giveChosenPromotion, { depositId: id }, { key: id, at: now });
  }
  await tell(trx, settled);
  if (report.status === 'cancelled') return settled;
  const kind = report.status === 'succeeded' ? 'depositArrived' : 'depositFailed';
  await sendMessage(trx, { merchant, memberId, kind, params: { amount: toDecimal(amount), currency: amount.currency } }, now);
  return settled;
}

/** Gives up a pending deposit when it can no longer be paid. */
export const depositExpiry = timedJob({
  name: 'expire-deposit',
  payload: z.object({ depositId: z.uuid() }),
  run: async ({ depositId }, { db, now }) => ((await expireDeposit(db, depositId, now)) ? 1 : 0),
});

/** Gives up expired pending deposits; returns how many. */
export async function expireDeposits(db: Db, now: Date): Promise<number> {
  let expired = 0;
  for (const id of await expiredDeposits(db, now)) if (await expireDeposit(db, id, now)) expired += 1;
  return expired;
}

/**
 * In a transaction of its own: events of several members in one could wait for one another. False for a deposit that is no longer pending.
 */
function expireDeposit(db: Db, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('deposit')
      .set({ status: 'cancelled', settled_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('expires_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (row) await tell(trx, row);
    return row !== undefined;
  });
}

/** Sends a deposit's current state to the member's pages, and notifies operators. */
export function tell(trx: Db, row: DepositRow): Promise<void> {
  tellQueue(trx, { merchant: row.merchant, queue: 'deposits' });
  return publish(trx, { merchant: row.merchant, memberId: row.member_id, type: 'depositUpdated', data: { deposit: depositToWire(row) } });
}
