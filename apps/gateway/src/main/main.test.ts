import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrands, legalDocuments, legalFile, loadBrand } from '@parlour/brand/schema';
import { openStreamClient } from '../events/testing/stream-client.ts';
import { cashierBehind, freePort } from '../testing/free-port.ts';
import { StartError } from './start-error.ts';
import { start } from './start.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-main-'));
const dataDir = path.join(folder, 'data');
const brandsDir = path.resolve(import.meta.dirname, '../../../../brands');
afterAll(() => rmSync(folder, { recursive: true }));

interface Process {
  /** Resolves once it has printed this text. */
  ended: Promise<{ code: number | null; out: string; error: string }>;
  /** Resolves when it has printed this. */
  says(text: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

function run(program: string, env: Record<string, string>, ...args: string[]): Process {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '..', program), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (error += String(chunk)));
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, error })),
  );
  return {
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => out.includes(text) && resolve();
        child.stdout.on('data', look);
        look();
        void ended.then(() => reject(new Error(`ended without saying ${text}: ${error}`)));
      }),
    kill: (signal) => void child.kill(signal),
  };
}
const gateway = (env: Record<string, string>) => run('main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }, '--print-addresses');

describe('a gateway that was started', () => {
  let port: number;
  let first: Process;
  beforeAll(async () => {
    port = await freePort(cashierBehind);
    first = gateway({ PORT: String(port) });
    await first.says(`http://padma.localhost:${port}/`);
  });
  afterAll(() => first.kill('SIGKILL'));

  test('answers, keeps its secrets to this user, and has an account ready on every demo site', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port + 2}/pay`)).status).toBe(404);
    for (const name of ['secrets.json', 'personal-data-keys.json', 'demo-accounts.json', 'ops.sock'])
      expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
    const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as { password: string }[];
    expect(accounts.length).toBeGreaterThan(1);
    expect(accounts.every(({ password }) => password.length >= 15)).toBe(true);
  });

  test('hears operators, who need not know where the database is', async () => {
    const { code, out } = await run('main/ops/main.ts', { DATA_DIR: dataDir }, 'members', 'list', '--merchant', 'padma', '--json').ended;
    expect(code).toBe(0);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ username: 'demo', balance: '5000.00', currency: 'BDT' }));
  });

  test('prevents a second one on its data folder', async () => {
    const { code, error } = await gateway({ PORT: String(await freePort(cashierBehind)) }).ended;
    expect([code, error]).toEqual([1, `A gateway is already using ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`]);
  });

  test('prevents a second one on its port', async () => {
    const { code, error } = await gateway({ PORT: String(port), DATA_DIR: path.join(folder, 'other') }).ended;
    expect([code, error]).toEqual([1, `Port ${port}, which the gateway needs, is in use: stop what uses it, or set PORT to another.\n`]);
  });

  /** Three programs start within it. */
  test('ends its streams and exits with 0 when told to, and starts again with its data', async () => {
    const stream = await openStreamClient(port, { host: 'padma.localhost' });
    first.kill('SIGTERM');
    await stream.ended;
    expect((await first.ended).code).toBe(0);
    expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
    const { out } = await run('main/ops/main.ts', { DATA_DIR: dataDir }, 'members', 'list', '--json').ended;
    const members = JSON.parse(out) as { username: string }[];
    expect(members.filter(({ username }) => username === 'demo')).toHaveLength(loadBrands(brandsDir).length);
    const again = gateway({ PORT: String(port) });
    await again.says(`http://padma.localhost:${port}/`);
    again.kill('SIGINT');
    expect((await again.ended).code).toBe(0);
  });
});

// On the data of the previous gateway: creating a new embedded database takes longer than everything else here.

test('a licensed brand whose legal texts have gaps stays closed, and the others are served', async () => {
  const root = path.join(folder, 'brands-beside');
  for (const id of ['padma', 'mekong']) cpSync(path.join(brandsDir, id), path.join(root, id), { recursive: true });
  const facts = path.join(root, 'mekong/brand.json');
  const stated = JSON.parse(readFileSync(facts, 'utf8')) as { merchantCode: string };
  writeFileSync(facts, JSON.stringify({ ...stated, jurisdiction: { licence: 'X-125', minimumAge: 18 } }));
  writeWholeLegalTexts(path.join(root, 'mekong'));
  writeFileSync(path.join(root, 'mekong/legal/VI/terms.md'), '# T\n\nBy [the company].\n');
  const port = await freePort(cashierBehind);
  const started = gateway({ PORT: String(port), BRANDS_DIR: root, DATA_DIR: dataDir });
  await started.says(`http://padma.localhost:${port}/`);
  // A gateway that has just started may have to wait for a busy machine before it calls itself ready.
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).json())
    .toMatchObject({ status: 'degraded', closed: { [stated.merchantCode]: expect.stringContaining('line 3 has the gap') } });
  // What is for trying out exists for the demo beside it.
  expect((await fetch(`http://127.0.0.1:${port + 2}/pay`)).status).toBe(404);
  started.kill('SIGTERM');
  const { code, out } = await started.ended;
  expect(code).toBe(0);
  expect(out).toMatch(/: closed\. .*mekong\/legal\/VI\/terms\.md: line 3 has the gap \[the company\]/);
  expect(out).not.toContain('mekong.localhost');
});

test('a licensed brand whose requirements this machine does not meet stops a gateway, and is left out by npm start', async () => {
  const root = path.join(folder, 'brands-failing-preflight');
  for (const id of ['padma', 'mekong']) cpSync(path.join(brandsDir, id), path.join(root, id), { recursive: true });
  const facts = path.join(root, 'mekong/brand.json');
  const stated = JSON.parse(readFileSync(facts, 'utf8')) as { merchantCode: string };
  writeFileSync(facts, JSON.stringify({ ...stated, jurisdiction: { licence: 'X-126', minimumAge: 18 } }));
  writeWholeLegalTexts(path.join(root, 'mekong'));
  const port = await freePort(cashierBehind);
  const env = { PORT: String(port), BRANDS_DIR: root, DATA_DIR: dataDir };
  const refused = await gateway(env).ended;
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('the embedded database is for trying out only')]);
  const started = run('main.ts', { LOG_LEVEL: 'warn', ...env }, '--print-addresses', '--close-failing-sites');
  await started.says(`http://padma.localhost:${port}/`);
  const ready: unknown = await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json();
  expect(ready).toMatchObject({ closed: { [stated.merchantCode]: expect.stringContaining('is licensed (X-126)') as string } });
  started.kill('SIGTERM');
  expect((await started.ended).out).toMatch(/: closed\. .* is licensed \(X-126\), and the embedded database/);
});

// How the program tells such an error is shown above: on standard error, with 1 as its exit code.
describe('a gateway that cannot start says why in one sentence', () => {
  const oneLine = /^[^\n]+$/;
  const padma = () => JSON.parse(readFileSync(path.join(brandsDir, 'padma/brand.json'), 'utf8')) as { flags: object; registration: object };
  const brand = (id: string, change: object): string => {
    const root = path.join(folder, `brands-${id}`);
    const facts = JSON.parse(readFileSync(path.join(brandsDir, 'padma/brand.json'), 'utf8')) as object;
    mkdirSync(path.join(root, 'padma'), { recursive: true });
    writeFileSync(path.join(root, 'padma/brand.json'), JSON.stringify({ ...facts, ...change }));
    return root;
  };

  test.each([
    [
      'the cashier has no port',
      async () => {
        const port = await freePort(cashierBehind);
        const taken = createServer().listen(port + 2, '127.0.0.1');
        return {
          env: { PORT: String(port) },
          after: () => taken.close(),
          says: `Port ${port + 2}, which the sandbox cashier needs, is in use`,
        };
      },
    ],
    [
      'the data folder cannot be',
      async () => {
        writeFileSync(path.join(folder, 'file'), '');
        return { env: { DATA_DIR: path.join(folder, 'file/data') }, says: 'cannot be written (ENOTDIR)' };
      },
    ],
    ['a brand is broken', async () => ({ env: { BRANDS_DIR: brand('broken', { currency: 'XXX' }) }, says: 'currency' })],
    [
      'a licensed brand would be on the embedded database',
      async () => {
        const root = brand('licensed', { jurisdiction: { licence: 'X-123', minimumAge: 18 } });
        writeWholeLegalTexts(path.join(root, 'padma'));
        return { env: { BRANDS_DIR: root }, says: 'the embedded database is for trying out only: set DATABASE_URL to a Postgres.' };
      },
    ],
    [
      'there is no brand',
      async () => {
        mkdirSync(path.join(folder, 'none'));
        return { env: { BRANDS_DIR: path.join(folder, 'none') }, says: 'holds no brand' };
      },
    ],
    [
      'a licensed brand would be without TLS',
      async () => {
        const root = brand('plain', {
          jurisdiction: { licence: 'X-124', minimumAge: 18 },
          flags: { ...padma().flags, mobileRegistration: false, mobileVerification: false, smsLogin: false, recoverByMobile: false },
          registration: { ...padma().registration, byMobile: [] },
        });
        writeWholeLegalTexts(path.join(root, 'padma'));
        return { env: { BRANDS_DIR: root, DATABASE_URL: 'postgres://127.0.0.1:9/none' }, says: 'set ARCADE_ORIGIN to an https address.' };
      },
    ],
    ['the log level is none', async () => ({ env: { LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL' })],
    ['a proxy is no address', async () => ({ env: { TRUSTED_PROXIES: 'everybody' }, says: 'TRUSTED_PROXIES' })],
    [
      'the collector of traces is no address',
      async () => ({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, says: 'OTEL_EXPORTER_OTLP_ENDPOINT' }),
    ],
    ['the port is none', async () => ({ env: { PORT: 'many' }, says: 'PORT' })],
    ['the database is no address', async () => ({ env: { DATABASE_URL: 'mysql://x' }, says: 'DATABASE_URL' })],
  ] as const)('when %s', async (_what, prepare) => {
    const { env, says, after } = (await prepare()) as { env: Record<string, string>; says: string; after?: () => unknown };
    const failed = start({
      env: { LOG_LEVEL: 'warn', ...env },
      dataDir: env['DATA_DIR'] ?? path.join(folder, 'never'),
      brandsFolder: env['BRANDS_DIR'] ?? brandsDir,
      sites: path.join(folder, 'no-sites'),
      closeFailingSites: false,
      onLost: () => undefined,
    });
    await expect(failed).rejects.toThrow(StartError);
    await expect(failed).rejects.toMatchObject({ message: expect.stringMatching(oneLine) as string });
    await expect(failed).rejects.toThrow(says);
    after?.();
  });
});

/** Gives the brand in `folder` complete legal texts of its own, so that it may be open under a licence. */
function writeWholeLegalTexts(folder: string): void {
  for (const language of loadBrand(folder).languages)
    for (const document of legalDocuments) {
      const file = path.join(folder, legalFile(language, document));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '# Title\n\nWhole.\n');
    }
}
