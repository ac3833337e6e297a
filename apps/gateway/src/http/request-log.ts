import type { FastifyInstance } from 'fastify';

/** One line per answer: no query (it may be confidential), no headers, no body. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    request.log[level](
      {
        event: 'answered',
        operation: request.routeOptions.config.operationId,
        method: request.method,
        path: request.url.split('?', 1)[0],
        merchant: request.merchant?.code,
        memberId: request.session?.memberId,
        ip: request.ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
