import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Payment } from './payment-token.ts';
import { isFresh, sameSignature } from '../../../http/signing/freshness.ts';
import type { Clock } from '../../../kernel/clock.ts';

const time = z.iso.datetime().transform((text) => new Date(text));

/** The sandbox cashier's answer when asked for its payments. */
export const paymentList = z.object({
  completeSince: time,
  /** The start of the next page; absent on the last one. */
  next: z.string().optional(),
  payments: z.array(z.object({ depositId: z.uuid(), paymentId: z.string(), amount: z.string(), currency: z.string(), at: time })),
});
type Listed = z.input<typeof paymentList>['payments'][number];

const question = z.strictObject({ from: time, to: time, after: z.string().optional() });
const pageSize = 200;

/**
 * `POST /payments` of the sandbox cashier: the payments it took in a span of time, for callers that sign as its webhooks do. The list is
 * kept in memory, so it knows nothing about payments before its start, and says so. Returns a function that adds one.
 */
export function addPaymentList(app: FastifyInstance, { key, clock }: { key: string; clock: Clock }) {
  const completeSince = clock.now();
  const taken = new Map<string, Listed>();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/payments', async (request, reply) => {
    const rawBody = String(request.body ?? '');
    const [timestamp, nonce, signature] = ['x-timestamp', 'x-nonce', 'x-signature'].map((name) => String(request.headers[name] ?? ''));
    const signed =
      isFresh(timestamp!, clock.now()) &&
      sameSignature(signature!, webhookSignature({ timestamp: timestamp!, nonce: nonce!, rawBody }, key));
    if (!signed) return reply.code(401).send({ message: 'The signature is wrong.' });
    const asked = question.safeParse(JSON.parse(rawBody));
    if (!asked.success) return reply.code(400).send({ message: 'Give a start and an end.' });
    const { from, to, after = '' } = asked.data;
    const all = [...taken.values()].filter(({ at }) => new Date(at) >= from && new Date(at) < to);
    const behind = all.filter(({ depositId }) => depositId > after).toSorted((a, b) => (a.depositId < b.depositId ? -1 : 1));
    const payments = behind.slice(0, pageSize);
    const next = behind.length > pageSize ? payments.at(-1)!.depositId : undefined;
    return { completeSince: completeSince.toISOString(), next, payments } satisfies z.input<typeof paymentList>;
  });
  return (paymentId: string, { depositId, amount, currency }: Payment) => {
    // A repeated report is the same payment, at the time of the first.
    if (!taken.has(depositId)) taken.set(depositId, { depositId, paymentId, amount, currency, at: clock.now().toISOString() });
  };
}

/** Hex HMAC-SHA-256 of `timestamp.nonce.rawBody`, as receiveCashierWebhook requires it. */
export function webhookSignature(
  { timestamp, nonce, rawBody }: { timestamp: string; nonce: string; rawBody: Buffer | string },
  key: string,
): string {
  return createHmac('sha256', key).update(`${timestamp}.${nonce}.`).update(rawBody).digest('hex');
}
