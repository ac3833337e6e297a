import contract from '@parlour/partners/payments.json' with { type: 'json' };
import { operationTable } from '@parlour/partners/payments';
import type { FastifyInstance } from 'fastify';
import type { Serving } from '../../../http/serving.ts';
import { contractRules } from '../../../http/contract-rules.ts';
import { follow, followParameters, followText } from '../../../http/validation.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { settleDeposit } from '../deposits.ts';
import { demandGenuine } from './genuine.ts';
import type { PaymentReport } from './provider.ts';
import { settleTestPayment } from './test-payments.ts';

/** The rules of the contract of payment providers. */
const paymentRulesOf = contractRules(contract, operationTable);

/**
 * The webhooks of payment providers (openapi/partners/payments.yaml), served on no merchant's host. Nothing of a body is interpreted,
 * neither its type nor its JSON, before its signature has been verified (security B03, B07).
 */
export function paymentWebhook(deps: Pick<Serving, 'database' | 'config' | 'clock' | 'outbox' | 'vault'>) {
  return async (app: FastifyInstance): Promise<void> => {
    const { method, path } = operationTable.receiveCashierWebhook;
    const url = path.replace('{provider}', ':provider');
    const rules = paymentRulesOf('receiveCashierWebhook');
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.route({
      method,
      url,
      config: { operationId: 'receiveCashierWebhook', anyHost: true },
      handler: async (request) => {
        request.rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const provider = await demandGenuine(request, deps, () => followText(rules.headers, { ...request.headers }));
        if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) throw new Refusal('unsupported_media_type');
        const read = await new Promise<unknown>((resolve, reject) => {
          void parse(request, request.rawBody.toString('utf8'), (error, body) => (error ? reject(error) : resolve(body)));
        });
        // A provider with its own format has its own headers.
        if (!provider.reportIn) followParameters(rules, request);
        const report = provider.reportIn ? provider.reportIn(read) : (follow(rules.wire!, read) as PaymentReport);
        if (report) {
          const settled = [deps.database.db, provider.code, report, deps.clock.now(), provider.refund && deps.outbox] as const;
          if (!(await settleTestPayment(...settled))) await settleDeposit(...settled);
        }
        return { success: true, value: null };
      },
    });
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
      url,
      config: { anyHost: true },
      onRequest: async (_request, reply) => {
        reply.header('allow', method);
        throw new Refusal('method_not_allowed');
      },
      handler: () => undefined,
    });
  };
}
