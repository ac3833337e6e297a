import { chmodSync, rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/**
 * Makes the office listen on a Unix socket that only this user can open. The caller holds the data folder's lock, so an existing socket was
 * left behind by a gateway that was killed.
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
