import type { FastifyInstance } from 'fastify';

/**
 * Refuses a request that names two hosts or, since HTTP/1.1, none, and closes the connection: a proxy in front of us may use the other
 * one (security E14; RFC 9112, section 3.2). Node itself refuses all other ambiguous requests.
 */
export function addOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders, httpVersion } = request.raw;
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return done();
    reply.header('connection', 'close');
    // Thrown like Fastify's errors for unreadable requests, so that each API answers in its own format.
    done(Object.assign(new Error('the request does not name one host'), { statusCode: 400 }));
  });
}
