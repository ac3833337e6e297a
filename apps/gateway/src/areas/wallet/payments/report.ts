import { createHash } from 'node:crypto';
import type { components as payments } from '@parlour/partners/payments';
import type { Clock, Random } from '../../../kernel/clock.ts';
import { callPartner } from '../../../outbound/outbound.ts';
import type { Payment } from './payment-token.ts';
import { webhookSignature } from './payment-list.ts';

type Report = payments['schemas']['CashierReport'];

/** `told` the gateway accepted it, `decided` it knows another outcome, `unreachable` it did not answer as it should. */
export type ReportOutcome = 'told' | 'decided' | 'unreachable';

export interface Reporter {
  key: string;
  clock: Clock;
  random: Random;
  fetch: typeof fetch;
}

/** The sandbox's id of the payment of a deposit. */
export function paymentIdOf(depositId: string): string {
  return `SBX-${createHash('sha256').update(depositId).digest('hex').slice(0, 24)}`;
}

/**
 * Reports the outcome of a payment to the gateway. The payment's id is derived from the deposit's, so that repeating it makes the same
 * report.
 */
export async function report(payment: Payment, status: Report['status'], { key, clock, random, fetch }: Reporter): Promise<ReportOutcome> {
  const { depositId, amount, currency, webhookUrl } = payment;
  const paymentId = paymentIdOf(depositId);
  const rawBody = JSON.stringify({ paymentId, depositId, status, amount, currency } satisfies Report);
  const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
  const nonce = random.bytes(24).toString('base64url');
  try {
    const { status } = await callPartner({
      name: 'receiveCashierWebhook',
      url: new URL(webhookUrl),
      // The address was signed by the gateway itself (payment-token.ts).
      allowed: webhookUrl,
      headers: { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': webhookSignature({ timestamp, nonce, rawBody }, key) },
      body: rawBody,
      fetch,
    });
    if (status === 200) return 'told';
    return status === 409 ? 'decided' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
