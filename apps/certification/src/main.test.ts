import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Report } from './index.ts';
import { firstVendor, startWallet, type TestWallet } from './testing/broken-wallet.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-certify-'));
const file = (name: string) => path.join(folder, name);
let wallet: TestWallet | undefined;
afterEach(() => wallet?.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a separate process, as an operator does. */
function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { ...process.env, WALLET_SECRET: firstVendor.secret };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'main.ts'), '--vendor', firstVendor.code, ...args],
      { env },
      (failure, out, error) => resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

test('a wallet that passes ends with 0, and both reports are written', async () => {
  wallet = await startWallet(null);
  const reports = ['--html', file('report.html'), '--json', file('report.json')];
  const { code, out } = await run('--url', wallet.url, '--control', wallet.control, '--only', 'W01,W12', ...reports);
  expect([code, out]).toEqual([0, expect.stringContaining('All 2 cases passed.')]);
  expect(readFileSync(file('report.html'), 'utf8')).toContain('W12');
  const report = JSON.parse(readFileSync(file('report.json'), 'utf8')) as Report;
  expect(report.cases.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['W01', 'passed'],
    ['W12', 'passed'],
  ]);
});

test('a wallet that fails ends with 1 and shows the exchanges, without the key', async () => {
  wallet = await startWallet('replaysOtherContent');
  const { code, out } = await run('--url', wallet.url, '--control', wallet.control, '--only', 'W01,W12');
  expect([code, out]).toEqual([1, expect.stringContaining('1 case of 2 failed.')]);
  expect(out).toMatch(/Failed {2}W12[^]*POST \/operator\/wallet\/v1\/bet[^]*200 \{"walletTransactionId"/);
  expect(out).not.toContain(firstVendor.secret);
});

test('a players file that lacks a player is named, with what is missing', async () => {
  wallet = await startWallet(null);
  writeFileSync(file('players.json'), '{"players":[{"state":"active","code":"short"}]}');
  const { code, error } = await run('--url', wallet.url, '--players', file('players.json'));
  expect([code, error]).toEqual([1, expect.stringContaining('players.json: players.0')]);
});

test('an operator that does not answer is named', async () => {
  wallet = await startWallet(null);
  const { code, error } = await run('--url', wallet.url, '--control', `unix:${file('nobody.sock')}`);
  expect([code, error]).toEqual([1, expect.stringContaining('nobody.sock (connect ENOENT')]);
});

test.each([
  [['--url', 'http://127.0.0.1:9', '--control', 'none'], 'Nothing answers at http://127.0.0.1:9'],
  [['--url', 'wallet', '--control', 'none'], 'wallet is no address'],
  [['--url', 'http://127.0.0.1:9', '--only', 'W49'], 'There is no case W49'],
  [['--url', 'http://127.0.0.1:9', '--seconds', 'x'], 'must be a number above 0'],
])('%s is explained', async (args, sentence) => {
  expect(await run(...args)).toMatchObject({ code: 1, error: expect.stringContaining(sentence) });
});
