import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answered connections are kept after shutdown has begun, in ms, because another call may be on its way over them. */
const quietFor = 500;
/** Time-out for a call of which nothing, or only part of the head, has arrived, in ms. */
const silentFor = 2000;
/** How often to check for such connections, in ms. */
const lookEvery = 100;

/**
 * Shuts down without leaving a call unanswered (security F12): no new connections are accepted, calls in progress or arriving over open
 * connections are served, every answer closes its connection, and idle connections are closed last. Returns a function that waits for all
 * of this; register it as the last `preClose` hook, since it delays the others.
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
    // Not the HTTP server's own `close`, which would also close connections that happen to be idle.
    const closed = new Promise<void>((resolve) => Reflect.apply(Server.prototype.close, server, [() => resolve()]));
    const silent = performance.now() + silentFor;
    let timer = setTimeout(function look() {
      server.closeIdleConnections();
      // A connection that waits for its first request does not count as idle.
      if (performance.now() > silent) for (const socket of connections) if (!asking.has(socket)) socket.destroy();
      timer = setTimeout(look, lookEvery);
    }, quietFor);
    await closed;
    clearTimeout(timer);
  };
}
