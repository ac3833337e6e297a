import type { LanguageCode, Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { tellQueue } from '../../../db/notifier.ts';
import type { Outbox } from '../../../kernel/outbox.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Db } from '../../../kernel/tables.ts';
import { CallRefused } from '../../../outbound/handling.ts';
import { isSumOf, refundPayment } from '../deposits.ts';
import type { TestPaymentRow } from '../tables.ts';
import type { PaymentMethod, PaymentProvider, PaymentReport } from './provider.ts';

/** How long an operator may take to pay. */
const testMinutes = 30;

/** A payment by which an operator finds out whether a method works. */
export interface TestPayment {
  merchant: { code: string; name: string };
  provider: PaymentProvider;
  method: PaymentMethod;
  amount: Money;
  language: LanguageCode;
  returnUrl: string;
  /** The operator, by name. */
  by: string;
}

/** Whether a test payment does not stay with the merchant: it is play money, or the provider refunds it. */
export const isTestable = ({ realMoney, refund }: PaymentProvider): boolean => !realMoney || refund !== undefined;

/**
 * Asks the provider for a payment that belongs to no member: it never reaches the books. If the provider does not start it, it has failed.
 * Not in a transaction: a report may arrive before the answer.
 */
export async function beginTestPayment(db: Db, test: TestPayment, now: Date): Promise<TestPaymentRow> {
  const { merchant, provider, method, amount, language, returnUrl, by } = test;
  const id = uuid({ msecs: now.getTime() });
  const expiresAt = new Date(now.getTime() + testMinutes * 60_000);
  await db
    .insertInto('test_payment')
    .values({
      id,
      merchant: merchant.code,
      provider: provider.code,
      method,
      amount: amount.minor,
      currency: amount.currency,
      status: 'pending',
      payment_id: null,
      cashier_url: null,
      problem: null,
      begun_by: by,
      begun_at: now,
      expires_at: expiresAt,
      settled_at: null,
    })
    .execute();
  const asked = { depositId: id, merchantName: merchant.name, amount, method, language, returnUrl, expiresAt };
  const begun = await provider.begin(asked).then(
    ({ cashierUrl }) => ({ cashier_url: cashierUrl }),
    // A provider's error may contain anything, so operators are shown a sentence of ours.
    (error: unknown) => ({
      status: 'failed' as const,
      settled_at: now,
      problem: error instanceof CallRefused ? ('refused' as const) : ('unreachable' as const),
    }),
  );
  return db.updateTable('test_payment').set(begun).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Records what a provider reports about a test payment, and refunds what was paid, once. False if the report is not about a test. Throws
 * `illegal_transition` for another amount or payment, and for an outcome that contradicts the first.
 */
export async function settleTestPayment(db: Db, provider: string, report: PaymentReport, now: Date, refunds?: Outbox): Promise<boolean> {
  const found = db.selectFrom('test_payment').selectAll().where('id', '=', report.depositId).where('provider', '=', provider);
  if (!(await found.executeTakeFirst())) return false;
  await inTransaction(db, async (trx) =>
    settle(
      trx,
      await trx.selectFrom('test_payment').selectAll().where('id', '=', report.depositId).forUpdate().executeTakeFirstOrThrow(),
      report,
      now,
      refunds,
    ),
  );
  return true;
}

async function settle(trx: Db, row: TestPaymentRow, report: PaymentReport, now: Date, refunds?: Outbox): Promise<void> {
  const { provider } = row;
  const { status, paymentId } = report;
  const isOther = row.payment_id !== null && row.payment_id !== paymentId;
  // Money may still arrive after a failure was reported, but no report makes money that has arrived disappear.
  const contradicts = row.status !== status && (row.status === 'succeeded' || (row.status !== 'pending' && status !== 'succeeded'));
  if (isOther || contradicts || !isSumOf(report, row))
    throw new Refusal('illegal_transition', { message: 'the report does not fit the test payment' });
  if (row.status === status) return;
  await trx
    .updateTable('test_payment')
    .set({ status, payment_id: paymentId, settled_at: now, problem: null })
    .where('id', '=', row.id)
    .execute();
  tellQueue(trx, { merchant: row.merchant, queue: 'deposits' });
  if (status === 'succeeded' && refunds) {
    const { amount, currency } = report;
    await refunds.put(
      trx,
      refundPayment,
      { provider, paymentId, amount, currency },
      { merchant: row.merchant, key: `${provider} ${paymentId}` },
    );
  }
}

/** The latest test payments of a merchant's methods at a provider, newest first. */
export async function testPaymentsOf(db: Db, { merchant, provider }: { merchant: string; provider: string }, most: number) {
  return db
    .selectFrom('test_payment')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
