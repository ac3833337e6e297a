import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createArcade, type Arcade } from '../server/arcade.ts';
import type { ArcadeConfig } from '../config.ts';
import { openStore, type ArcadeStore } from '../store/store.ts';
import { gameCodes } from '../packs/games.ts';
import { readGames, type Games } from '../packs/read-games.ts';
import type { SessionAnswer } from '../wire.ts';
import { startFakeWallet, type FakeWallet, type Launch } from './fake-wallet.ts';

/** The keys of every studio whose games the arcade serves. */
export const vendorKeys: Readonly<Record<string, string>> = {
  JL: 'the vendor key of the tests',
  OBF: 'the key of another studio',
  MGW: 'the key of a third one',
  TDW: 'the key of a fourth one',
  CPM: 'the key of a fifth one',
  BBG: 'the key of a sixth one',
};
export const vendorKey = vendorKeys['JL']!;
/** The game that players in tests launch unless told otherwise. */
export const playedGame: string = gameCodes[0];

export interface TestArcade {
  arcade: Arcade;
  store: ArcadeStore;
  wallet: FakeWallet;
  config: ArcadeConfig;
  /** Settable; every read of the time goes through here. */
  clock: { time: Date; now(): Date };
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  signIn(launch?: Launch): Promise<TestPlayer>;
  close(): Promise<void>;
}

export interface TestPlayer {
  session: SessionAnswer;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  /** A round at the smallest stake, with a fresh key where none is given. */
  play(key?: string, input?: object): Promise<LightMyRequestResponse>;
}

/** An arcade with its database in memory, facing a wallet over real HTTP; it has its own clock and no pages, unless told otherwise. */
export async function startTestArcade(games: Games = readGames(), settings: Partial<ArcadeConfig> = {}): Promise<TestArcade> {
  const wallet = await startFakeWallet(vendorKeys);
  const store = openStore(':memory:', games);
  const clock = { time: new Date('2030-01-01T00:00:00Z'), now: () => clock.time };
  const config: ArcadeConfig = {
    host: '127.0.0.1',
    port: 0,
    origin: 'http://arcade.localhost:4301',
    walletUrl: wallet.url,
    vendorKeys,
    siteOrigins: ['http://*.localhost:4300'],
    dataFile: ':memory:',
    clientFolder: '/nowhere',
    retry: { callTimeout: 2_000, quickPauses: [1, 1], workerPause: 1_000, longestPause: 8_000 },
    logLevel: 'silent',
    ...settings,
  };
  const arcade = await createArcade({ config, games, store, clock, random: { bytes: randomBytes } });
  const ask = (options: InjectOptions) => arcade.app.inject(options);
  return {
    arcade,
    store,
    wallet,
    config,
    clock,
    ask,
    async signIn(launch) {
      const answer = await ask({
        method: 'POST',
        url: '/api/session',
        payload: { code: wallet.launch(launch), gameCode: launch?.gameCode ?? playedGame },
      });
      if (answer.statusCode !== 200) throw new Error(`sign-in: ${answer.body}`);
      const session = answer.json<SessionAnswer>();
      const headers = { authorization: `Bearer ${session.token}` };
      const post = (url: string, payload?: object) => ask({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
      return {
        session,
        get: (url) => ask({ method: 'GET', url, headers }),
        post,
        play: (key = crypto.randomUUID(), input = {}) => post('/api/rounds', { key, stake: session.stakes[0]!, input }),
      };
    },
    async close() {
      await arcade.close();
      store.close();
      await wallet.close();
    },
  };
}

/** Problems of the wallet's books compared with the rounds: every stake must be taken once, and paid or returned once. */
export function moneyProblems(
  { wallet, store }: Pick<TestArcade, 'wallet' | 'store'>,
  playerId: string,
  before: bigint,
  gameCode = playedGame,
): string[] {
  const rounds = store.rounds.history(playerId, gameCode, 10_000);
  const expected = rounds.reduce((balance, round) => (round.state === 'settled' ? balance - round.stake + round.win! : balance), before);
  const open = rounds.filter(({ state }) => state === 'betting' || state === 'paying' || state === 'returning');
  const balance = wallet.players.get(playerId)!.balance;
  return [
    ...(balance === expected ? [] : [`balance is ${balance}, the rounds give ${expected}`]),
    ...open.map(({ id, state }) => `round ${id} is still ${state}`),
    ...wallet.violations,
  ];
}
