import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long connections that say nothing are kept once the end has begun, in ms: a call may be on its way in them. */
const quietFor = 500;
/** How often it is looked for quiet ones after that, in ms. */
const lookEvery = 100;

/**
 * Ends without leaving a posted call unanswered (security F12): nobody is let in any more, calls that are under way or
 * come in over open connections are served, every answer closes its connection, and quiet connections are closed last.
 * Gives what waits for all that; make it the last thing that hears of the end (`preClose`), for it holds up the others.
 */
export function addDraining(app: FastifyInstance): () => Promise<void> {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return async () => {
    draining = true;
    const { server } = app;
    if (!server.listening) return;
    // Not by the HTTP server's own way, which would also close connections that are quiet just now.
    const closed = new Promise<void>((resolve) => Reflect.apply(Server.prototype.close, server, [() => resolve()]));
    let timer = setTimeout(function look() {
      server.closeIdleConnections();
      timer = setTimeout(look, lookEvery);
    }, quietFor);
    await closed;
    clearTimeout(timer);
  };
}
