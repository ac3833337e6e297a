import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { hostname } from '../../kernel/merchants.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Paths that a gateway for operators alone answers at any host: process monitors call them. */
const ofTheHouse = /^\/(?:health|metrics)(?:\/|\?|$)/;

/**
 * Passes every request at an office's host to `office`: nothing of a merchant's site can be reached there, and nothing of the office
 * elsewhere. With `only`, every other host is unknown. Register it before everything that serves players.
 */
export async function addOfficeHosts(app: FastifyInstance, office: FastifyInstance, { hosts, only }: Config['office']): Promise<void> {
  await office.ready();
  app.addHook('onRequest', (request, reply, done) => {
    if (hosts.includes(hostname(request.host ?? ''))) {
      reply.hijack();
      office.routing(request.raw, reply.raw);
    }
    done(only && !reply.sent && !ofTheHouse.test(request.url) ? new Refusal('unknown_host') : undefined);
  });
  app.addHook('onClose', () => office.close());
}
