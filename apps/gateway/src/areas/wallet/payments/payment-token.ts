import { createHmac } from 'node:crypto';
import { isLanguageCode } from '@parlour/domain';
import { z } from 'zod';
import type { PaymentMethod } from './provider.ts';
import { sameSignature } from '../../../http/signing/freshness.ts';

/** What the sandbox pretends to accept. */
export const paymentMethods = ['ewallet', 'bank', 'card', 'qr'] as const satisfies readonly PaymentMethod[];

const payment = z.object({
  depositId: z.uuid(),
  merchantName: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** The method that the player already chose; absent if the player was not asked. */
  method: z.enum(paymentMethods).optional(),
  language: z.string().refine(isLanguageCode),
  /** Where the player is sent afterwards. */
  returnUrl: z.url({ protocol: /^https?$/ }),
  /** Where the outcome is reported. */
  webhookUrl: z.url({ protocol: /^https?$/ }),
  /** Milliseconds since the epoch. */
  expiresAt: z.number(),
});
/** What the hosted page knows about a payment: it has no state of its own. */
export type Payment = z.infer<typeof payment>;

/** Puts a payment into the address of the hosted page, signed so that nobody can change amount or addresses. */
export function sealPayment(value: Payment, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${sign(body, key)}`;
}

/** The payment in an address, or null if it was not made with this key. Checking its expiry is up to the caller. */
export function openPayment(token: string, key: string): Payment | null {
  const [body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !sameSignature(signature, sign(body, key))) return null;
  return payment.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

function sign(body: string, key: string): string {
  // Contains its own purpose: a token can never pass for a webhook's signature.
  return createHmac('sha256', key).update(`payment-token.${body}`).digest('base64url');
}
