import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect } from 'vitest';
import { cashierBehind, freePort } from '../../testing/free-port.ts';
import { signedByVendor } from '../../testing/partners.ts';
import { onEmbedded } from '../../testing/needing.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-killed-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
const source = (file: string) => path.resolve(import.meta.dirname, '../..', file);
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
const host = 'padma.localhost';

/** Starts the gateway as `npm start` does, and waits until it serves. */
function startGateway(port: number): Promise<{ kill(): Promise<void> }> {
  const child = spawn(process.execPath, [source('main.ts'), '--print-addresses'], { env: { ...env, PORT: String(port) } });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => (running.delete(child), resolve())));
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
      if (out.includes(`http://${host}:${port}/`)) resolve({ kill: () => (child.kill('SIGKILL'), ended) });
    });
    void ended.then(() => reject(new Error(`the gateway ended: ${out}`)));
  });
}

function post(port: number, target: string, body: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: target,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) as unknown }));
    });
    request.end(body);
  });
}

/** Calls the wallet as the in-house vendor. */
function wallet(port: number, call: string, body: object) {
  const { vendors } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as { vendors: { JL: string } };
  const [target, text] = [`/wallet/v1/${call}`, JSON.stringify(body)];
  return post(port, target, text, signedByVendor({ method: 'POST', path: target, body: text }, { key: vendors.JL }));
}

async function openRounds(): Promise<unknown[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [source('main/ops/main.ts'), 'rounds', 'open', '--json'], { env });
  return JSON.parse(stdout) as unknown[];
}

// Starts gateway processes with their own embedded database, whichever database the rest of the run uses.
onEmbedded.test(
  'a gateway that is killed between bet and win knows the open round, and settles it by the vendor’s retry (C13)',
  async () => {
    const port = await freePort(1, cashierBehind);
    const first = await startGateway(port);
    const launch = { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' };
    const { body } = await post(port, '/wps/relay/GCS_gameLaunchFB', JSON.stringify(launch), { host: `${host}:${port}` });
    const { url } = (body as { value: { url: string } }).value;
    const { body: session } = await wallet(port, 'authenticate', { code: new URL(url).searchParams.get('code') });
    const { sessionId, playerId, currency, gameCode } = session as Record<string, string>;
    const round = { roundId: 'round-1', gameCode, currency };
    expect((await wallet(port, 'bet', { ...round, sessionId, transactionId: 'bet-1', amount: '5.00' })).status).toBe(200);
    await first.kill();

    const second = await startGateway(port);
    expect(await openRounds()).toMatchObject([{ vendor: 'JL', vendorRound: 'round-1', stake: '5.00', win: '0.00', money: 'play' }]);
    const win = { ...round, playerId, transactionId: 'win-1', betTransactionId: 'bet-1', amount: '7.00', roundClosed: true };
    const answers = [await wallet(port, 'win', win), await wallet(port, 'win', win)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(await openRounds()).toEqual([]);
    await second.kill();
  },
);
