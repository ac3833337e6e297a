import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { hostname } from '../../kernel/merchants.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Paths that an operators-only gateway answers at any host, because process monitors call them. */
const ofTheHouse = /^\/(?:health|metrics)(?:\/|\?|$)/;

/**
 * Passes every request at an office host to `office`: merchants' sites cannot be reached at that host, nor the office at any other. With
 * `only`, all other hosts are unknown. Register it before everything that serves players.
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
