import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@parlour/gateway/free-port';
import { untilReady } from '../../../../tools/commands/ready.ts';
import type { Brand } from './brands.ts';
import type { Site } from './test.ts';
import { textsOf } from './texts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** A folder with its own brands, sites and books, in which somebody launches a brand with the commands that the guide names. */
export class Launch {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'parlour-launch-'));
  readonly #servers: ChildProcess[] = [];
  #port = 0;

  /** Runs a command of the workspace on that folder; returns what it printed. Rejects with that text if it fails. */
  async run(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(program, args, { cwd: root, env: this.#env() });
    return stdout;
  }

  /** Starts the gateway and the arcade, and lets the stage (`Player`, `operator` ...) use them. */
  async start(): Promise<void> {
    this.#port = await freePort(1, 2);
    // The gateway makes the keys that the arcade signs with.
    await this.#serve('apps/gateway/src/main.ts', this.#port);
    await this.#serve('apps/arcade/src/server/main.ts', this.#port + 1);
    Object.assign(process.env, { JOURNEYS_PORT: String(this.#port), JOURNEYS_DATA: this.#env().DATA_DIR });
  }

  /** The site of a brand, in English. */
  site(id: string, phone: boolean): Site {
    const brand = JSON.parse(readFileSync(path.join(this.#env().BRANDS_DIR, id, 'brand.json'), 'utf8')) as Brand;
    const say = textsOf(id, 'en');
    return { brand, origin: `http://${brand.domains[0]}:${this.#port}`, language: 'EN', tag: 'en', say, sayFirst: say, phone };
  }

  async close(): Promise<void> {
    for (const server of this.#servers.reverse()) await ended(server);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #env() {
    const place = (name: string) => path.join(this.#folder, name);
    return {
      ...process.env,
      BRANDS_DIR: place('brands'),
      SITES_DIR: place('sites'),
      DATA_DIR: place('data'),
      PORT: String(this.#port),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      NX_DAEMON: 'false',
    };
  }

  async #serve(main: string, port: number): Promise<void> {
    this.#servers.push(spawn(process.execPath, [main], { cwd: root, env: this.#env(), stdio: 'inherit' }));
    await untilReady(port);
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exit;
}
