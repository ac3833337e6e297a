import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long connections that have had their answer are kept once the end has begun, in ms: a call may be on its way in them. */
const quietFor = 500;
/** How long a call may take to come in whose first bytes have not come, or not all of its head, in ms. */
const silentFor = 2000;
/** How often it is looked for such connections, in ms. */
const lookEvery = 100;

/**
 * Ends without leaving a posted call unanswered (security F12): nobody is let in any more, calls that are under way or
 * come in over open connections are served, every answer closes its connection, and quiet connections are closed last.
 * Gives what waits for all that; make it the last thing that hears of the end (`preClose`), for it holds up the others.
 */
export function addDraining(app: FastifyInstance): () => Promise<void> {
  let draining = false;
  const connections = new Set<Socket>();
  const asking = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    asking.add(socket);
    reply.raw.once('close', () => asking.delete(socket));
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return async () => {
    draining = true;
    const { server } = app;
    if (!server.listening) return;
    // Not by the HTTP server's own way, which would also close connections that are quiet just now.
    const closed = new Promise<void>((resolve) => Reflect.apply(Server.prototype.close, server, [() => resolve()]));
    const silent = performance.now() + silentFor;
    let timer = setTimeout(function look() {
      server.closeIdleConnections();
      // One that never asked anything is not idle to the server, which waits for its first request.
      if (performance.now() > silent) for (const socket of connections) if (!asking.has(socket)) socket.destroy();
      timer = setTimeout(look, lookEvery);
    }, quietFor);
    await closed;
    clearTimeout(timer);
  };
}
