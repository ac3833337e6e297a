import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeWallet, type FakeWallet } from '../testing/fake-wallet.ts';
import { moneyProblems, playedGame, vendorKeys } from '../testing/start-arcade.ts';
import type { RoundAnswer, SessionAnswer } from '../wire.ts';
import { readGames } from '../packs/read-games.ts';
import { openStore } from '../store/store.ts';

const main = path.resolve(import.meta.dirname, '../server/main.ts');
const start = 100_000n;
let wallet: FakeWallet;
let folder: string;
let port: number;
let server: ChildProcess | undefined;

beforeEach(async () => {
  wallet = await startFakeWallet(vendorKeys);
  folder = mkdtempSync(path.join(tmpdir(), 'arcade-'));
  port = await freePort();
});
afterEach(async () => {
  await kill();
  await wallet.close();
  rmSync(folder, { recursive: true });
});

/** A real arcade process, as `npm start` runs it, until it listens. */
async function run(): Promise<void> {
  const keys = Object.entries(vendorKeys)
    .map((pair) => pair.join('='))
    .join(',');
  const env = { ARCADE_PORT: String(port), GATEWAY_URL: wallet.url, ARCADE_VENDOR_KEYS: keys, DATA_DIR: folder, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  for await (const text of child.stdout!) if (String(text).includes('listening')) return;
  throw new Error('the arcade did not start');
}

async function kill(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

/** Presses play, kills the server while `call` hangs and restarts it; returns what repeating the press then gets. */
async function interrupted(call: string, when: 'before' | 'after', healed: string): Promise<RoundAnswer> {
  await run();
  const { token, stakes } = await post<SessionAnswer>('/api/session', { code: wallet.launch(), gameCode: playedGame });
  wallet.faults.push({ call, when, how: 'hang' });
  const reached = wallet.next(call);
  const body = { key: crypto.randomUUID(), stake: stakes[0]!, input: {} };
  const lost = post('/api/rounds', body, token).catch((error: unknown) => error);
  await reached;
  await kill();
  expect(await lost).toBeInstanceOf(Error);
  const repaired = wallet.next(healed);
  await run();
  await repaired;
  return post<RoundAnswer>('/api/rounds', body, token);
}

function problems(playerId = 'player-1', gameCode = playedGame): string[] {
  const store = openStore(path.join(folder, 'arcade.sqlite'), readGames());
  const found = moneyProblems({ wallet, store }, playerId, start, gameCode);
  store.close();
  return found;
}

/** A game of each kind whose rounds have choices: how a round begins, what is chosen in it, and what ends it. */
const choiceGames = [
  ['instant/mines', { mines: 1, tiles: [], open: true }, [{ tile: 3 }, { tile: 17 }]],
  ['instant/towers', { level: 'easy', columns: [], open: true }, [{ column: 0 }, { column: 2 }]],
  ['instant/hilo', { guesses: [], open: true }, [{ guess: 'skip' }, { guess: 'high' }]],
] as const;

describe('a server killed', () => {
  // Each kind in the same lives of the server, since every start takes a second.
  test('between any two events of rounds with choices: each goes on where it was, and is paid once', async () => {
    const codeOf = (engine: string) => [...readGames().values()].find(({ current }) => current.pack.engine === engine)!.code;
    const restarted = async () => (await kill(), await run());
    await run();
    const rounds = [];
    for (const [engine, input, choices] of choiceGames) {
      const [gameCode, playerId] = [codeOf(engine), engine];
      wallet.players.set(playerId, { balance: start, currency: 'BDT' });
      const { token, stakes } = await post<SessionAnswer>('/api/session', { code: wallet.launch({ gameCode, playerId }), gameCode });
      const begun = { key: crypto.randomUUID(), stake: stakes[0]!, input };
      rounds.push({ gameCode, playerId, token, begun, choices, now: await post<RoundAnswer>('/api/rounds', begun, token) });
    }
    await restarted();
    for (const { token, begun, now } of rounds)
      expect(await post<RoundAnswer>('/api/rounds', begun, token)).toEqual({ ...now, balance: expect.anything() as unknown });
    for (const turn of [0, 1]) {
      const told = [];
      for (const round of rounds.filter(({ now }) => now.state === 'open')) {
        const body = { step: round.now.choices, choice: round.choices[turn]! };
        const repeat = () => post<RoundAnswer>(`/api/rounds/${round.now.roundId}/choices`, body, round.token);
        told.push({ round, repeat, answer: await repeat() });
      }
      await restarted();
      for (const { round, repeat, answer } of told) {
        round.now = await repeat();
        expect(round.now).toEqual({ ...answer, balance: round.now.balance });
      }
    }
    for (const round of rounds.filter(({ now }) => now.state === 'open')) {
      // The server dies while the win is on its way; the wallet accepts it no more than once.
      wallet.faults.push({ call: 'win', when: 'after', how: 'hang' });
      const reached = wallet.next('win');
      const cash = { step: round.now.choices, choice: { cash: true } };
      const lost = post(`/api/rounds/${round.now.roundId}/choices`, cash, round.token).catch((error: unknown) => error);
      await reached;
      await kill();
      expect(await lost).toBeInstanceOf(Error);
      const repaired = wallet.next('win');
      await run();
      await repaired;
      round.now = await post<RoundAnswer>('/api/rounds', round.begun, round.token);
    }
    expect(rounds.map(({ now }) => now.state)).toEqual(rounds.map(() => 'settled'));
    expect([...wallet.transactions.values()].map(({ kind }) => kind).sort()).toEqual([
      ...rounds.map(() => 'bet'),
      ...rounds.map(() => 'win'),
    ]);
    expect(rounds.flatMap(({ playerId, gameCode }) => problems(playerId, gameCode))).toEqual([]);
  });

  test('while the bet is asked for, and was taken: the stake is given back', async () => {
    expect(await interrupted('bet', 'after', 'rollback')).toMatchObject({ state: 'returned', events: null });
    expect(wallet.players.get('player-1')!.balance).toBe(start);
    expect(problems()).toEqual([]);
  });

  test('while the bet is asked for, and was not taken: it can never be taken later', async () => {
    expect(await interrupted('bet', 'before', 'rollback')).toMatchObject({ state: 'returned' });
    expect(wallet.tombstones.size).toBe(1);
    expect(problems()).toEqual([]);
  });

  test.each(['before', 'after'] as const)('while the win is paid (%s it arrives): it is paid exactly once', async (when) => {
    const answer = await interrupted('win', when, 'win');
    expect(answer.events).not.toBeNull();
    expect([...wallet.transactions.values()].filter(({ kind }) => kind === 'win')).toHaveLength(1);
    expect(problems()).toEqual([]);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
