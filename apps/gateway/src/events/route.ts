import type { FastifyInstance } from 'fastify';
import { operationTable } from '@parlour/api/contract';
import type {} from '../http/deadline.ts';
import type {} from '../http/load-shedding.ts';
import { rulesOf } from '../http/contract-rules.ts';
import type {} from '../http/request-state.ts';
import { followParameters } from '../http/validation.ts';
import type { EventStreams } from './streams.ts';

/** Registers `streamEvents` behind the same checks of host, site and session as any other operation, with the same refusals. */
export function eventRoute(app: FastifyInstance, streams: EventStreams): void {
  app.get(operationTable.streamEvents.path, { exposeHeadRoute: false, config: { operationId: 'streamEvents' } }, async (request, reply) => {
    const { merchant, session, ip, country } = request;
    if (!merchant) throw new Error('the gate let a request without a merchant through to the events');
    const { headers: asked } = followParameters(rulesOf('streamEvents'), request);
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
    // Refusals are thrown before the first byte. From then on the stream writes the answer, which lasts as long as the browser wants.
    const begin = (): void => {
      reply.hijack();
      request.deadline?.end();
      request.taken?.();
    };
    const opened = streams.open(
      { merchant, session, ip, visitor: { ip, country } },
      reply.raw,
      { headers, begin },
      (asked as { 'last-event-id'?: string })['last-event-id'],
    );
    await opened.catch((error: unknown) => {
      if (!reply.sent) throw error;
      request.log.warn({ err: error }, 'an event stream ended');
    });
    // The visitor left before the stream began.
    if (!reply.sent) reply.hijack();
  });
  app.addHook('preClose', async () => streams.close());
}
