import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type {} from '../request-state.ts';
import { gaugesOf, type Measured } from './gauges.ts';
import { meters, requestSeconds } from '../../observe/meters.ts';
import type { IsInsider } from '../../kernel/insiders.ts';

/**
 * `GET /metrics` for Prometheus, to insiders only (security E11).
 * docs/guides/observe.md says what each means.
 */
export function metricsRoute(app: FastifyInstance, measured: Measured, isInsider: IsInsider): void {
  const all = Registry.merge([meters, gaugesOf(app, measured)]);
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const operation = routeOptions.config.operationId ?? routeOptions.url ?? 'none';
    requestSeconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { anyHost: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isInsider(request)) return reply.callNotFound();
    return reply.type(all.contentType).send(await all.metrics());
  });
}
