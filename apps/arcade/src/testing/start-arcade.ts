import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createArcade, type Arcade } from '../server/arcade.ts';
import type { ArcadeConfig } from '../server/config.ts';
import { openStore, type ArcadeStore } from '../server/store/store.ts';
import type { SessionAnswer } from '../wire.ts';
import { startFakeWallet, type FakeWallet, type Launch } from './fake-wallet.ts';

export const vendorKey = 'the vendor key of the tests';

export interface TestArcade {
  arcade: Arcade;
  store: ArcadeStore;
  wallet: FakeWallet;
  config: ArcadeConfig;
  /** Settable; every look at the time goes here. */
  clock: { time: Date; now(): Date };
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  signIn(launch?: Launch): Promise<TestPlayer>;
  close(): Promise<void>;
}

export interface TestPlayer {
  session: SessionAnswer;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  /** A spin at the smallest bet, with a fresh key where none is given. */
  spin(key?: string): Promise<LightMyRequestResponse>;
}

/** An arcade with its database in memory, before a wallet over real HTTP. */
export async function startTestArcade(): Promise<TestArcade> {
  const wallet = await startFakeWallet(vendorKey);
  const store = openStore(':memory:');
  const clock = { time: new Date('2030-01-01T00:00:00Z'), now: () => clock.time };
  const config: ArcadeConfig = {
    host: '127.0.0.1',
    port: 0,
    origin: 'http://arcade.localhost:4301',
    walletUrl: wallet.url,
    vendorKey,
    siteOrigins: ['http://*.localhost:4300'],
    dataFile: ':memory:',
    clientFolder: '/nowhere',
    retry: { callTimeout: 2_000, quickPauses: [1, 1], workerPause: 1_000, longestPause: 8_000 },
    logLevel: 'silent',
  };
  const arcade = await createArcade({ config, store, clock, random: { bytes: randomBytes } });
  const ask = (options: InjectOptions) => arcade.app.inject(options);
  return {
    arcade,
    store,
    wallet,
    config,
    clock,
    ask,
    async signIn(launch) {
      const answer = await ask({ method: 'POST', url: '/api/session', payload: { code: wallet.launch(launch) } });
      if (answer.statusCode !== 200) throw new Error(`sign-in: ${answer.body}`);
      const session = answer.json<SessionAnswer>();
      const headers = { authorization: `Bearer ${session.token}` };
      const post = (url: string, payload?: object) => ask({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
      return {
        session,
        get: (url) => ask({ method: 'GET', url, headers }),
        post,
        spin: (key = crypto.randomUUID()) => post('/api/spin', { key, lineBet: session.lineBets[0]! }),
      };
    },
    async close() {
      await arcade.close();
      store.close();
      await wallet.close();
    },
  };
}

/** What the wallet holds must be what the rounds say: every stake taken once, paid once or given back once. */
export function moneyProblems({ wallet, store }: Pick<TestArcade, 'wallet' | 'store'>, playerId: string, before: bigint): string[] {
  const rounds = store.rounds.history(playerId, 10_000);
  const expected = rounds.reduce((balance, round) => (round.state === 'settled' ? balance - round.stake + round.win! : balance), before);
  const open = rounds.filter(({ state }) => state === 'betting' || state === 'paying' || state === 'returning');
  const balance = wallet.players.get(playerId)!.balance;
  return [
    ...(balance === expected ? [] : [`balance is ${balance}, the rounds give ${expected}`]),
    ...open.map(({ id, state }) => `round ${id} is still ${state}`),
    ...wallet.violations,
  ];
}
