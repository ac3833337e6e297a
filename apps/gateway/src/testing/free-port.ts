import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port on 127.0.0.1 that nobody has, below those that the system hands out itself: a server that is stopped for a
 * moment finds it free when it comes back.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
