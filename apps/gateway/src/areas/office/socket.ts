import { chmodSync, rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/**
 * Makes the office listen on a Unix socket that only this user may open. The caller holds the lock of the data folder, so an existing
 * socket is left over from a gateway that was killed.
 */
export async function listenOnSocket(office: FastifyInstance, socketPath: string): Promise<void> {
  rmSync(socketPath, { force: true });
  const umask = process.umask(0o177);
  try {
    await office.listen({ path: socketPath });
  } finally {
    process.umask(umask);
  }
  chmodSync(socketPath, 0o600);
}
