import { operationTable } from '@parlour/api/contract';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './answer-headers.ts';
import { Refusal } from '../kernel/refusal.ts';
import './request-state.ts';

/**
 * Answers 503 `unavailable` at once while `most` calls are being served: better than making every call wait (security F08). Health,
 * pages and event streams do not count and are not turned away.
 */
export function addLoadShedding(app: FastifyInstance, most: number): void {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const streamed = request.routeOptions.url === operationTable.streamEvents.path;
    if (streamed || !isApiPath(request.url)) return done();
    if (inFlight >= most) return done(new Refusal('unavailable', { params: { retryAfter: 1 }, message: 'too many calls at once' }));
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
}
