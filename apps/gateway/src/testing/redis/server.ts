import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { guardProcess } from '../guard.ts';
import { debianProgram, type DebianProgram } from '../debian-program.ts';

/** A Redis server for tests, which persists nothing. */
export interface RedisServer {
  readonly url: string;
  /** Starts it again after a stop, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes it hang, neither answering nor closing connections, and answer again. */
  freeze(): void;
  thaw(): void;
  /** Stops it. Happens automatically when this process ends, however it ends. */
  close(): Promise<void>;
}

export async function startRedis(program: RedisProgram): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-redis-'));
  const port = await freePort();
  let running: { child: ChildProcess; dismissGuard: () => void } | undefined;
  const endNow = () => {
    running?.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endNow);

  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = { bind: '127.0.0.1', port, dir: folder, save: '', appendonly: 'no' };
      const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
      const child = spawn(program.file, args, {
        env: { ...process.env, ...program.env },
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      });
      let said = '';
      await new Promise<void>((resolve, reject) => {
        child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          said = (said + chunk).slice(-4000);
          if (said.includes('Ready to accept connections')) resolve();
        });
        child.once('close', () => reject(new Error(`redis-server did not start: ${said}`)));
      });
      running = { child, dismissGuard: guardProcess(child.pid!, 'TERM', folder) };
    },
    async stop() {
      if (!running) return;
      const { child, dismissGuard } = running;
      running = undefined;
      dismissGuard();
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: () => void running?.child.kill('SIGSTOP'),
    thaw: () => void running?.child.kill('SIGCONT'),
    async close() {
      await server.stop();
      process.off('exit', endNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

export type RedisProgram = Pick<DebianProgram, 'file' | 'env'>;

/** The redis-server of this machine or Debian's; undefined if there is neither (see `debianProgram`). */
export function redisProgram(): Promise<RedisProgram | undefined> {
  return debianProgram({
    program: 'redis-server',
    packages: ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'],
    place: 'usr/bin/redis-server',
    versionArgs: ['--version'],
  });
}
