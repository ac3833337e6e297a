import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error.ts';

/** Where a part of the gateway listens. */
export interface Address {
  /** Shown to people, such as `the gateway`. */
  what: string;
  host: string;
  port: number;
}

/** Throws a StartError if something already listens there; checked before anything slow starts. */
export async function demandFree(address: Address): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((listening, failed) => {
      probe.once('error', failed).listen(address.port, address.host, listening);
    });
  } catch (error) {
    throw refused(address, error);
  } finally {
    if (probe.listening) await new Promise((closed) => probe.close(closed));
  }
}

export async function listenOn(app: FastifyInstance, address: Address): Promise<void> {
  await app.listen({ host: address.host, port: address.port }).catch((error: unknown) => Promise.reject(refused(address, error)));
}

function refused({ what, host, port }: Address, error: unknown): StartError {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port}, which ${what} needs, is in use: stop what uses it, or set PORT to another.`);
  if (code === 'EACCES') return new StartError(`Port ${port}, which ${what} needs, may not be used by this user: set PORT to another.`);
  return new StartError(
    `${what} cannot listen on ${host}:${port} (${code ?? String(error)}): set HOST and PORT to an address of this machine.`,
  );
}
