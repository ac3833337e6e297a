import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Clock, Random } from '../../../kernel/clock.ts';
import { brokenPage, decisionPage, problemPage, type Decision } from './cashier-page.ts';
import { cashierFont } from './cashier-fonts.ts';
import { cashierStyleSource } from './cashier-style.ts';
import { openPayment, type Payment } from './payment-token.ts';
import { addPaymentList } from './payment-list.ts';
import { paymentIdOf, report } from './report.ts';

export interface SandboxCashierDeps {
  /** `config.payments.sandbox.key`. */
  key: string;
  clock: Clock;
  random: Random;
  /** How the gateway is called; `fetch` unless a test provides another. */
  fetch?: typeof fetch;
}

const statusOf = { approve: 'succeeded', decline: 'failed' } as const satisfies Record<Exclude<Decision, 'abandon'>, string>;

/**
 * The sandbox's hosted page, a separate app on its own origin. The payment is in the signed token of its address; it keeps a list of what
 * was paid, for the reconciliation. The caller listens and closes.
 */
export function createSandboxCashier({ key, clock, random, fetch = globalThis.fetch }: SandboxCashierDeps): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 8192, requestTimeout: 10_000 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  const took = addPaymentList(app, { key, clock });

  const opened = (holder: unknown): { token: string; payment: Payment | null } => {
    const { token } = (holder ?? {}) as { token?: unknown };
    return typeof token === 'string' ? { token, payment: openPayment(token, key) } : { token: '', payment: null };
  };
  const expired = (payment: Payment) => clock.now().getTime() >= payment.expiresAt;

  app.get('/pay', async (request, reply) => {
    const { token, payment } = opened(request.query);
    if (!payment) return show(reply, 404, brokenPage());
    if (expired(payment)) return show(reply, 410, problemPage(payment, 'expired'), payment);
    return show(reply, 200, decisionPage(payment, token), payment);
  });

  app.post('/pay/abandon', async (request, reply) => {
    const { payment } = opened(request.body);
    return payment ? reply.redirect(payment.returnUrl, 303) : show(reply, 404, brokenPage());
  });

  app.get<{ Params: { file: string } }>('/fonts/:file', async (request, reply) => {
    const font = await cashierFont(request.params.file);
    if (!font) return show(reply, 404, brokenPage());
    return reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
      .send(font);
  });

  for (const decision of ['approve', 'decline'] as const) {
    app.post(`/pay/${decision}`, async (request, reply) => {
      const { token, payment } = opened(request.body);
      if (!payment) return show(reply, 404, brokenPage());
      if (expired(payment)) return show(reply, 410, problemPage(payment, 'expired'), payment);
      const outcome = await report(payment, statusOf[decision], { key, clock, random, fetch });
      if (outcome === 'told' && decision === 'approve') took(paymentIdOf(payment.depositId), payment);
      if (outcome === 'told') return reply.redirect(payment.returnUrl, 303);
      if (outcome === 'decided') return show(reply, 409, problemPage(payment, 'decided'), payment);
      return show(reply, 502, problemPage(payment, 'unreachable', { decision, token }), payment);
    });
  }
  app.setNotFoundHandler((_request, reply) => show(reply, 404, brokenPage()));
  return app;
}

function show(reply: FastifyReply, status: number, html: string, payment?: Payment): FastifyReply {
  // A redirect back to the site after a form counts as a form action of that origin too.
  const formAction = payment ? `'self' ${new URL(payment.returnUrl).origin}` : `'none'`;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${cashierStyleSource}; font-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(html);
}
