import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type {} from '../http/request-state.ts';
import { isLocalHost } from './local-host.ts';

/** What is measured beside the process itself. */
export interface Measured {
  /** Event streams that are open now. */
  streams(): number;
}

/** `GET /metrics` for Prometheus, on the host `localhost` or `127.0.0.1` only: no member's host shows it (security E11). */
export function metricsRoute(app: FastifyInstance, { streams }: Measured): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'parlour_http_request_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'parlour_event_streams',
    help: 'Open event streams.',
    registers: [registry],
    collect() {
      this.set(streams());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: { anyHost: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isLocalHost(request.host)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
