import { methodLimits, toDecimal } from '@parlour/domain';
import { limitsOf, merchantInForce } from '../../settings/decisions.ts';
import { beginTestPayment, isTestable, testPaymentsOf } from '../../wallet/payments/test-payments.ts';
import type { TestPaymentRow } from '../../wallet/tables.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { tell } from '../audit/append.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { officeOrigin } from '../people/invitations.ts';
import { methodId, theMethods } from './payment-methods.ts';

const mostListed = 20;

/**
 * Starts a payment of the smallest amount that a method takes, whether or not players can use the method: it is tested before it is turned
 * on. Throws `field_invalid` if the payment could not be refunded.
 */
export async function paymentMethodTest(operator: Operator, input: InputOf<'testPaymentMethod'>): Promise<Schema<'TestPayment'>> {
  const { db, merchants, clock, by, config } = operator;
  const { merchant, provider, methods } = await theMethods(operator, input.merchant);
  const known = methods.find(({ method }) => method === input.method);
  if (!known) throw refused('not_found', `${provider.code}, the provider of ${merchant.code}, does not take ${input.method}.`);
  if (!isTestable(provider))
    throw refused('field_invalid', `${provider.code} gives no payment back: what is paid in a test would be lost.`);
  const now = clock.now();
  const amount = methodLimits(known, limitsOf(await merchantInForce(db, merchants, merchant.code, now), 'deposit'))?.min;
  if (!amount) throw refused('field_invalid', `No amount is within the limits of ${input.method} and those of ${merchant.code}.`);
  const id = methodId(merchant.code, input.method);
  const returnUrl = `${officeOrigin(config)}/m/${merchant.code}/methods?open=${encodeURIComponent(id)}`;
  const test = { merchant, provider, method: input.method, amount, language: merchant.defaultLanguage, returnUrl, by: by.name };
  const row = await beginTestPayment(db, test, now);
  const after = { payment: row.id, amount: `${toDecimal(amount)} ${amount.currency}`, status: row.status };
  tell(operator, { merchant: merchant.code, subject: { kind: 'method', id }, after });
  return testToWire(row, now);
}

/** The latest test payments with their outcomes. */
export async function testPaymentsList(operator: Operator, input: InputOf<'listTestPayments'>): Promise<Schema<'TestPayment'>[]> {
  const { merchant, provider } = await theMethods(operator, input.merchant);
  const rows = await testPaymentsOf(operator.db, { merchant: merchant.code, provider: provider.code }, mostListed);
  return rows.map((row) => testToWire(row, operator.clock.now()));
}

function testToWire(row: TestPaymentRow, now: Date): Schema<'TestPayment'> {
  const isOver = row.status === 'pending' && row.expires_at <= now;
  return {
    id: row.id,
    merchant: row.merchant,
    provider: row.provider,
    method: row.method,
    amount: toDecimal(amountOf(row)),
    currency: row.currency,
    status: isOver ? 'cancelled' : row.status,
    problem: row.problem,
    cashierUrl: row.status === 'pending' && !isOver ? row.cashier_url : null,
    by: row.begun_by,
    at: row.begun_at.toISOString(),
    settled: row.settled_at?.toISOString() ?? null,
  };
}
