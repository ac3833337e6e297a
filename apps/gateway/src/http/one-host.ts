import type { FastifyInstance } from 'fastify';

/**
 * Refuses a request that names two hosts, and hangs up: whoever stands before us may believe the other one (security E14;
 * RFC 9112, section 3.2). Node refuses by itself whatever else can be read in two ways.
 */
export function addOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, place) => place % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length < 2) return done();
    reply.header('connection', 'close');
    // As Fastify refuses what it cannot read, so that each interface answers in its own shape.
    done(Object.assign(new Error('the request names two hosts'), { statusCode: 400 }));
  });
}
