import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operationTable } from '@parlour/api/contract';
import type { EventStreams, StreamContext } from './streams.ts';

/**
 * Registers `streamEvents`. `contextOf` gives who is asking, after the same checks of host, site state and session as
 * for any operation; what it throws is answered like any refusal.
 */
export function eventRoute(app: FastifyInstance, streams: EventStreams, contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<StreamContext> | StreamContext): void {
  app.get(operationTable.streamEvents.path, { exposeHeadRoute: false }, async (request, reply) => {
    const context = await contextOf(request, reply);
    const lastEventId = request.headers['last-event-id'];
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
    const opened = streams.open(context, reply.raw, headers, typeof lastEventId === 'string' ? lastEventId : undefined);
    // Refusals are thrown before the first byte; from then on the answer is the stream's.
    if (reply.raw.headersSent) reply.hijack();
    await opened.catch((error: unknown) => {
      if (!reply.sent) throw error;
      request.log.warn({ err: error }, 'an event stream ended');
    });
  });
  app.addHook('preClose', () => streams.close());
}
