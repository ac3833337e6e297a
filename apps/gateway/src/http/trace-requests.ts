import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan } from '../observe/span.ts';
import { openSpan } from '../observe/tracing.ts';
import './request-state.ts';

/** A span for each request, named by its operation. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    const from = headers['traceparent'];
    const span = openSpan(
      {
        name: routeOptions.config.operationId ?? `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route, 'parlour.request.id': request.id },
      },
      typeof from === 'string' ? from : undefined,
    );
    if (!span) return done();
    spans.set(request, span);
    span.within(done);
  });
  // The body arrives in another async context, which does not know this request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({ attributes: { 'http.response.status_code': statusCode }, failed: statusCode >= 500 });
  });
}
