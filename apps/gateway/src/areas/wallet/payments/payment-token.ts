import { createHmac } from 'node:crypto';
import { isLanguageCode } from '@parlour/domain';
import { z } from 'zod';
import type { PaymentMethod } from './provider.ts';
import { sameSignature } from '../../../http/signing/freshness.ts';

/** What the sandbox pretends to take. */
export const paymentMethods = ['ewallet', 'bank', 'card', 'qr'] as const satisfies readonly PaymentMethod[];

const payment = z.object({
  depositId: z.uuid(),
  merchantName: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** Chosen before; absent where the player was not asked. */
  method: z.enum(paymentMethods).optional(),
  language: z.string().refine(isLanguageCode),
  /** Where the player goes afterwards. */
  returnUrl: z.url({ protocol: /^https?$/ }),
  /** Where the outcome is reported. */
  webhookUrl: z.url({ protocol: /^https?$/ }),
  /** Milliseconds since the epoch. */
  expiresAt: z.number(),
});
/** What the hosted page knows of a payment: it keeps no state of its own. */
export type Payment = z.infer<typeof payment>;

/** Puts a payment into the address of the hosted page, signed so that nobody can alter amount or addresses. */
export function sealPayment(value: Payment, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${sign(body, key)}`;
}

/** The payment of an address, or null when it was not made with this key. Its expiry is the caller's question. */
export function openPayment(token: string, key: string): Payment | null {
  const [body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !sameSignature(signature, sign(body, key))) return null;
  return payment.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

function sign(body: string, key: string): string {
  // Its own purpose in the message: a token can never pass for a webhook's signature.
  return createHmac('sha256', key).update(`payment-token.${body}`).digest('base64url');
}
