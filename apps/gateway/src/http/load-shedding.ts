import { operationTable } from '@parlour/api/contract';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './answer-headers.ts';
import { Refusal } from '../kernel/refusal.ts';
import './request-state.ts';

/** How much a gateway takes on at once. */
export interface Ceilings {
  /** Calls being served. */
  callsInFlight: number;
  /** Event streams being opened; an open one costs next to nothing. */
  streamsOpening: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Call it to stop counting the request towards the load, because the rest of its answer costs nothing. Null for pages. */
    taken: (() => void) | null;
  }
}

/**
 * Answers 503 `unavailable` at once while as many calls are being served, or event streams being opened, as the ceilings allow: better than
 * letting all of them wait until they time out (security F08, F10). Each has its own ceiling, so that browsers that all reconnect at once
 * leave room for calls. Health checks and pages neither count nor are refused.
 */
export function addLoadShedding(app: FastifyInstance, { callsInFlight, streamsOpening }: Ceilings): void {
  const calls = { most: callsInFlight, now: 0, message: 'too many calls at once' };
  const streams = { most: streamsOpening, now: 0, message: 'too many event streams are being opened' };
  app.decorateRequest('taken', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApiPath(request.url)) return done();
    const group = request.routeOptions.url === operationTable.streamEvents.path ? streams : calls;
    if (group.now >= group.most) return done(new Refusal('unavailable', { params: { retryAfter: 1 }, message: group.message }));
    group.now += 1;
    let taken = true;
    request.taken = () => {
      if (taken) group.now -= 1;
      taken = false;
    };
    reply.raw.once('close', request.taken);
    done();
  });
}
