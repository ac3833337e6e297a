import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How far behind a gateway's port its sandbox cashier listens. */
export const cashierBehind = 2;

/**
 * A port on 127.0.0.1 that nobody has, nor those that lie so far `behind` it; below those that the system hands out
 * itself: a server that is stopped for a moment finds it free when it comes back. It is this process's until that ends: other
 * processes that ask, before a server listens there or while it is stopped, get another one.
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

/** Takes a port for this process; false if it or another has it. */
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

/** Whether the process that reserved it still runs; one that was killed could not give it back. */
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
