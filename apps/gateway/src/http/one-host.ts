import type { FastifyInstance } from 'fastify';

/**
 * Refuses a request that names two hosts, and closes the connection: a proxy in front of us may use the other one (security E14; RFC
 * 9112, section 3.2). Node itself refuses all other ambiguous requests.
 */
export function addOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, place) => place % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length < 2) return done();
    reply.header('connection', 'close');
    // As Fastify refuses unreadable requests, so that each API answers in its own shape.
    done(Object.assign(new Error('the request names two hosts'), { statusCode: 400 }));
  });
}
