import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** How far behind a gateway's port its sandbox cashier listens. */
export const cashierBehind = 2;

/**
 * A port on 127.0.0.1 that nobody has, nor those that lie so far `behind` it; below those that the system hands out
 * itself: a server that is stopped for a moment finds it free when it comes back.
 */
export async function freePort(...behind: number[]): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const free = await Promise.all([0, ...behind].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
