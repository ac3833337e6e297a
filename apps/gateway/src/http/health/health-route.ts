import type { FastifyInstance } from 'fastify';
import type { Merchants } from '../../kernel/merchants.ts';
import type { IsInsider } from '../../kernel/insiders.ts';
import type {} from '../request-state.ts';
import type { Readiness } from './readiness.ts';

export interface HealthDeps {
  look(): Promise<Readiness>;
  merchants: Merchants;
  isInsider: IsInsider;
}

/**
 * `GET /health/live`: the process runs; depends on nothing else. `GET /health/ready`: the gateway can serve, which means that the database
 * answers and is migrated and no shutdown has begun; otherwise 503. Served on every host, for load balancers; details, and which sites must
 * stay closed, are for insiders only.
 */
export function healthRoute(app: FastifyInstance, { look, merchants, isInsider }: HealthDeps): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  // Called every few seconds, so only failures are logged.
  const options = { config: { anyHost: true }, logLevel: app.log.level === 'silent' ? ('silent' as const) : ('warn' as const) };
  app.get('/health/live', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  const closed = Object.fromEntries(merchants.all.flatMap(({ code, closed: why }) => (why === null ? [] : [[code, why]])));
  const some = Object.keys(closed).length > 0;
  app.get('/health/ready', options, async (request, reply) => {
    const found = await look();
    const status = draining ? 'not ready' : found.status === 'ready' && some ? 'degraded' : found.status;
    return reply
      .code(status === 'not ready' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(isInsider(request) ? { ...found, status, ...(some && { closed }) } : { status });
  });
}
