import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@parlour/gateway/free-port';
import { workspace } from '../build/places.ts';
import { untilReady } from '../commands/ready.ts';

const run = promisify(execFile);
const id = 'harbour';

/**
 * Seconds, step by step, from `nx g brand` until the gateway has served the new brand's home page; scripts of other brands may already be
 * cached.
 */
export async function measureLaunch(): Promise<readonly (readonly [step: string, seconds: number])[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-bench-launch-'));
  const port = await freePort();
  const place = (name: string) => path.join(folder, name);
  const env = {
    ...process.env,
    BRANDS_DIR: place('brands'),
    SITES_DIR: place('sites'),
    DATA_DIR: place('data'),
    PORT: String(port),
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    NX_DAEMON: 'false',
  };
  const steps: (readonly [string, number])[] = [];
  let gateway: ChildProcess | undefined;
  const step = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    steps.push([name, (performance.now() - began) / 1000]);
  };
  const facts = ['--name=Harbour Lights', '--accent=#0f766e', '--currency=EUR', '--defaultLanguage=EN', '--languages=EN,VI'];
  const bin = path.join(workspace, 'node_modules/.bin/nx');
  try {
    await step('nx g brand', () => run(bin, ['g', 'brand', id, ...facts], { cwd: workspace, env }));
    await step('npm run build:brands', () => run(process.execPath, ['tools/commands/build-brands.ts', id], { cwd: workspace, env }));
    await step('gateway on a new database', async () => {
      gateway = spawn(process.execPath, ['apps/gateway/src/main.ts'], { cwd: workspace, env, stdio: 'ignore' });
      await untilReady(port);
    });
    await step('first page served', () => firstPage(port, path.join(env.BRANDS_DIR, id, 'brand.json')));
    return steps;
  } finally {
    if (gateway?.exitCode === null) {
      gateway.kill('SIGTERM');
      await once(gateway, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function firstPage(port: number, brandFile: string): Promise<void> {
  const { domains, name } = JSON.parse(readFileSync(brandFile, 'utf8')) as { domains: string[]; name: string };
  const [response] = await once(get({ host: '127.0.0.1', port, path: '/', headers: { host: domains[0]! } }), 'response');
  let page = '';
  for await (const chunk of response) page += String(chunk);
  if (response.statusCode !== 200 || !page.includes(name))
    throw new Error(`the new site answered ${response.statusCode}: ${page.slice(0, 300)}`);
}
