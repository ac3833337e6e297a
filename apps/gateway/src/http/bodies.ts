import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else (another type is 415, so a form of another site cannot speak to us); the bytes are kept for signatures. */
export function addBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Reserves the place: Fastify refuses a shared object here, and the first hook sets it for each request.
  app.decorateRequest('rawBody', null as unknown as Buffer);
  app.addHook('onRequest', async (request) => {
    request.rawBody = Buffer.alloc(0);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    return parse(request, body.toString('utf8'), done);
  });
}
