import { createHmac } from 'node:crypto';
import { languages, toDecimal } from '@parlour/domain';
import { z } from 'zod';
import { Refusal } from '../../../kernel/refusal.ts';
import { sameSignature } from '../../../http/signing/freshness.ts';
import { CallRefused } from '../../../outbound/handling.ts';
import { callPartner } from '../../../outbound/outbound.ts';
import { acceptedKeys } from '../../../outbound/partner-keys.ts';
import type { Delivery, PaymentProvider } from './provider.ts';
import type { HostedSetting } from './settings.ts';

const begun = z.object({ id: z.string().min(1).max(64), url: z.url() });

/** What its webhooks say; events about anything else are ignored. */
const event = z.object({
  type: z.enum(['payment.succeeded', 'payment.failed', 'payment.cancelled']),
  data: z.object({
    id: z.string().min(1).max(64),
    reference: z.uuid(),
    amount: z.string().regex(/^\d{1,18}(?:\.\d{1,4})?$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
});

const statusOf = { 'payment.succeeded': 'succeeded', 'payment.failed': 'failed', 'payment.cancelled': 'cancelled' } as const;

/** The bytes of a key as Standard Webhooks writes it. */
const keyBytes = (text: string): Buffer => Buffer.from(text.slice('whsec_'.length), 'base64');

/** Statuses by which a provider refuses for good; after any other the same request may succeed later. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/**
 * A provider of real money: payments start with a call and continue on its hosted page, its webhooks are signed as Standard Webhooks
 * (standardwebhooks.com) specifies, and what cannot be credited is refunded. Every request carries an idempotency key.
 */
export function hostedProvider(setting: HostedSetting): PaymentProvider {
  const { code, baseUrl, pages, apiKey, webhookKey, previousWebhookKey, methods, merchants } = setting;
  const webhookKeys = acceptedKeys({ key: webhookKey, previousKey: previousWebhookKey }).map(keyBytes);
  const ask = async (path: string, idempotencyKey: string, question: object): Promise<string> => {
    const { status, text } = await callPartner({
      name: 'paymentProvider',
      url: new URL(baseUrl.replace(/\/?$/, path)),
      allowed: baseUrl,
      headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': idempotencyKey },
      body: JSON.stringify(question),
    });
    if (isFinal(status)) throw new CallRefused(`the provider ${code} answered ${status}`);
    if (status !== 200 && status !== 201) throw new Error(`the provider ${code} answered ${status}`);
    return text;
  };
  return {
    code,
    realMoney: true,
    methods,
    merchants,
    async begin({ depositId, merchantName, amount, method, language, returnUrl, expiresAt }) {
      const answer = await ask('/payments', depositId, {
        reference: depositId,
        amount: toDecimal(amount),
        currency: amount.currency,
        description: merchantName,
        method,
        locale: languages[language].tag,
        returnUrl,
        expiresAt: expiresAt.toISOString(),
      });
      const { url } = begun.parse(JSON.parse(answer));
      if (!pages.includes(new URL(url).origin))
        throw new CallRefused(`the provider ${code} sends players to an origin that is not its own`);
      return { cashierUrl: url };
    },
    async refund({ paymentId, amount, currency }) {
      await ask(`/payments/${encodeURIComponent(paymentId)}/refunds`, `refund-${paymentId}`, { amount, currency });
    },
    signed(delivery: Delivery) {
      const [id, timestamp] = [delivery.header('webhook-id'), delivery.header('webhook-timestamp')];
      const right = webhookKeys.map(
        (key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(delivery.rawBody).digest('base64')}`,
      );
      // While a provider changes its key, it signs with both.
      const signatures = delivery.header('webhook-signature').split(' ');
      if (!/^[\w.-]{1,64}$/.test(id) || !signatures.some((each) => right.some((one) => sameSignature(each, one)))) return null;
      // A repeated webhook has the same id and a new time: it is another message, and answered like the first.
      return { timestamp, nonce: `${id} ${timestamp}` };
    },
    reportIn(body) {
      const type = (body as { type?: unknown } | null)?.type;
      if (typeof type === 'string' && !(type in statusOf)) return null;
      const { success, data } = event.safeParse(body);
      if (!success) throw new Refusal('invalid_request');
      const { id, reference, amount, currency } = data.data;
      return { paymentId: id, depositId: reference, status: statusOf[data.type], amount, currency };
    },
  };
}
