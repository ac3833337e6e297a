import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '../game.ts';
import { packsFolder, readGame, readGames } from '../packs/read-games.ts';
import { decide } from '../rounds/decide.ts';
import { moneyProblems, startTestArcade, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import { tossEngine } from '../testing/toss-engine.ts';
import { reportRound } from '../verify/report-round.ts';
import type { Refusal, RoundAnswer } from '../wire.ts';

const start = 100_000n;
const coinToss = readGame(path.resolve(import.meta.dirname, '../testing/coin-toss'), { 'test/toss': tossEngine });
const games = new Map([...readGames(), ['coin-toss', coinToss] as const]);

let arcade: TestArcade;
let player: TestPlayer;
beforeEach(async () => {
  arcade = await startTestArcade(games);
  player = await arcade.signIn({ gameCode: 'coin-toss' });
});
afterEach(() => arcade.close());

const tossed = async (side: string, key?: string) => (await player.play(key, { side })).json<RoundAnswer<GameEvent>>();

describe('a second game is a folder, an engine and a line for each', () => {
  test('it is launched, played and settled through the wallet like the first', async () => {
    expect(player.session).toMatchObject({ gameCode: 'coin-toss', stakes: ['1.00', '5.00', '10.00', '50.00', '100.00'] });
    const rounds = [];
    for (let toss = 0; toss < 8; toss += 1) rounds.push(await tossed('heads'));
    for (const { events, win } of rounds) {
      const [landed] = events as [{ type: 'reveal'; side: string }];
      expect(win).toBe(landed.side === 'heads' ? '1.90' : '0.00');
    }
    expect(rounds.map(({ state }) => state)).toEqual(rounds.map(() => 'settled'));
    expect(moneyProblems(arcade, 'player-1', start, 'coin-toss')).toEqual([]);
    expect((await arcade.ask({ url: '/games/coin-toss/' })).statusCode).toBe(503);
  });

  test('a choice that it does not offer is refused, and one key stands for one choice', async () => {
    const calls = arcade.wallet.calls.length;
    for (const side of ['edge', '', 'constructor'])
      expect((await player.play(undefined, { side })).json<Refusal>().code).toBe('bad_request');
    expect(arcade.wallet.calls).toHaveLength(calls);
    const { key } = await tossed('heads');
    expect((await player.play(key, { side: 'tails' })).statusCode).toBe(400);
    expect((await tossed('heads', key)).key).toBe(key);
  });

  test('a round is verified from its address, and every wrong claim about it is found', async () => {
    const { roundId } = await tossed('tails');
    await player.post('/api/fairness/rotate');
    const { rounds } = (await player.get('/api/rounds')).json<{ rounds: RoundAnswer[] }>();
    expect(rounds.map((round) => round.roundId)).toEqual([roundId]);
    const inputs = Object.fromEntries(new URL(rounds[0]!.verifierUrl!).searchParams);
    expect(reportRound(games, inputs)).toMatchObject({ ok: true, text: expect.stringContaining('The coin shows') });
    for (const change of [{ win: '7.77' }, { outcome: 'edge' }, { hash: 'f'.repeat(64) }, { pack: 'f'.repeat(64) }, { input: '{}' }])
      expect(reportRound(games, { ...inputs, ...change }).ok).toBe(false);
  });

  test('a stored round replays to the same events', async () => {
    const { roundId, events } = await tossed('heads');
    const stored = arcade.store.rounds.find(roundId)!;
    expect(stored.events).toEqual(events);
    expect(decide(games, stored, arcade.store.seeds.find(stored.seedId)!)).toEqual({ events, win: stored.win, open: false });
  });

  test('a round of a former version is verified by the rules of then', () => {
    const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'toss', nonce: '0', currency: 'BDT', stake: '1.00' };
    const [former, current] = [coinToss.version(null)!, coinToss.current];
    expect([former.pack.version, current.pack.version]).toEqual([1, 2]);
    const right = ['heads', 'tails'].find((side) => reportRound(games, claim(side, current.packHash, '1.90')).ok)!;
    function claim(side: string, pack: string, win: string) {
      return { ...seeds, game: 'coin-toss', input: JSON.stringify({ side }), pack, win };
    }
    expect(reportRound(games, claim(right, former.packHash, '1.92')).ok).toBe(true);
    expect(reportRound(games, claim(right, former.packHash, '1.90')).ok).toBe(false);
  });

  test('a round whose win is owed does not keep its player from other games, and no two rounds share a nonce', async () => {
    const slot = await arcade.signIn();
    for (let attempt = 0; attempt < 5; attempt += 1) arcade.wallet.faults.push({ call: 'win', when: 'before', how: 500 });
    const owed = await tossed('heads');
    expect(owed.state).toBe('paying');
    expect((await player.post('/api/fairness/rotate')).json<Refusal>().code).toBe('round_open');
    const other = (await slot.play()).json<RoundAnswer>();
    expect([other.state, other.fairness.nonce]).toEqual(['settled', owed.fairness.nonce + 1]);
    // A stake call that hangs holds its nonce, however it ends.
    arcade.wallet.faults.push({ call: 'bet', when: 'before', how: 'late' });
    const [held, next] = await Promise.all([slot.play(), tossed('tails')]);
    const nonces = [held.json<RoundAnswer>(), next].map(({ fairness }) => fairness.nonce);
    expect(new Set(nonces).size).toBe(2);
  });

  test('the history of one game shows no rounds of the other, and seeds and balance are shared', async () => {
    await tossed('heads');
    const slot = await arcade.signIn();
    expect((await slot.get('/api/rounds')).json()).toEqual({ rounds: [], more: false });
    expect(slot.session.lastRound).toBeNull();
    expect((await slot.play()).json<RoundAnswer>().fairness.nonce).toBe(1);
  });
});

test('a further slot of a known engine is a folder alone: it is launched, played, paid and verified', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'parlour-slot-'));
  const folder = path.join(root, 'thirty-fifth-slot');
  cpSync(path.join(packsFolder, 'jade-bamboo-grove'), folder, { recursive: true });
  const file = path.join(folder, 'pack.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), pack: 'thirty-fifth-slot' }));
  const slots = new Map([['thirty-fifth-slot', readGame(folder)]]);
  const house = await startTestArcade(slots);
  try {
    const guest = await house.signIn({ gameCode: 'thirty-fifth-slot' });
    expect((await guest.play()).json<RoundAnswer>().state).toBe('settled');
    expect(moneyProblems(house, 'player-1', start, 'thirty-fifth-slot')).toEqual([]);
    await guest.post('/api/fairness/rotate');
    const { rounds } = (await guest.get('/api/rounds')).json<{ rounds: RoundAnswer[] }>();
    expect(reportRound(slots, Object.fromEntries(new URL(rounds[0]!.verifierUrl!).searchParams))).toMatchObject({ ok: true });
  } finally {
    await house.close();
    rmSync(root, { recursive: true });
  }
});
