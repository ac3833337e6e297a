import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The offset of a gateway's sandbox cashier from the gateway's port. */
export const cashierBehind = 2;

/**
 * A free port on 127.0.0.1, with the ports at the offsets in `behind` free as well. It is below the range that the system assigns itself,
 * so that a server that restarts finds its port still free, and is reserved for this process until it ends: other processes get different
 * ports even while no server listens on it.
 */
export async function freePort(...behind: number[]): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const wanted = [0, ...behind].map((offset) => port + offset);
    if (!wanted.every(reserve)) continue;
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return port;
  }
}

const reservations = path.join(tmpdir(), 'parlour-ports');
const reserved = new Set<number>();

/** Reserves a port for this process; false if it is taken. */
export function reserve(port: number): boolean {
  if (reserved.has(port)) return false;
  if (reserved.size === 0) {
    mkdirSync(reservations, { recursive: true });
    process.once('exit', () => reserved.forEach((mine) => rmSync(fileOf(mine), { force: true })));
  }
  try {
    writeFileSync(fileOf(port), String(process.pid), { flag: 'wx' });
  } catch {
    if (isTaken(port)) return false;
    writeFileSync(fileOf(port), String(process.pid));
  }
  reserved.add(port);
  return true;
}

const fileOf = (port: number): string => path.join(reservations, String(port));

/** Whether the process that reserved it is still running; one that was killed could not release it. */
function isTaken(port: number): boolean {
  try {
    const owner = readFileSync(fileOf(port), 'utf8');
    return owner === '' || process.kill(Number(owner), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
