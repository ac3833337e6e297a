import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedHash } from '../fairness/seeds.ts';
import type { Fairness, Refusal, RoundAnswer, SessionAnswer } from '../wire.ts';
import { playedGame, startTestArcade, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';

let arcade: TestArcade;
let player: TestPlayer;

beforeAll(async () => {
  arcade = await startTestArcade();
  player = await arcade.signIn();
});
afterAll(() => arcade.close());

describe('signing in', () => {
  test('gives what the window needs, with the operator’s site as the only origin to post to', () => {
    expect(player.session).toMatchObject({
      currency: 'BDT',
      balance: '1000.00',
      playMoney: false,
      siteOrigin: 'http://lotus.localhost:4300',
    });
    expect(player.session.stakes[0]).toBe('1.00');
  });

  test('works once for a code', async () => {
    const code = arcade.wallet.launch();
    const first = await arcade.ask({ method: 'POST', url: '/api/session', payload: { code, gameCode: playedGame } });
    const second = await arcade.ask({ method: 'POST', url: '/api/session', payload: { code, gameCode: playedGame } });
    expect(first.statusCode).toBe(200);
    expect([second.statusCode, second.json<Refusal>().code]).toEqual([401, 'code_expired']);
  });

  test.each([{ siteOrigin: 'https://elsewhere.example' }, { siteOrigin: 'http://a.b.localhost:4300' }, { gameCode: 'another-game' }])(
    'is refused for a launch that this arcade does not serve: %o',
    async (launch) => {
      const answer = await arcade.ask({
        method: 'POST',
        url: '/api/session',
        payload: { code: arcade.wallet.launch(launch), gameCode: playedGame },
      });
      expect(answer.statusCode).toBe(500);
    },
  );

  test('leaves out bets below the operator’s minimum', async () => {
    const { session } = await arcade.signIn({ minBet: '10.00' });
    expect(session.stakes[0]).toBe('10.00');
  });
});

describe('how long a player has been playing, and for how much', () => {
  test('continues from what the operator states, through reloads', async () => {
    const { clock } = arcade;
    arcade.wallet.players.set('player-7', { balance: 10_000n, currency: 'BDT' });
    const since = new Date(clock.time.getTime() - 50 * 60_000).toISOString();
    const one = await arcade.signIn({ playerId: 'player-7', played: { since, staked: '12.00', won: '2.50' } });
    expect(one.session.played).toEqual({ since, ms: 50 * 60_000, staked: '12.00', won: '2.50' });
    const round = (await one.play()).json<RoundAnswer>();
    const now = clock.time;
    clock.time = new Date(now.getTime() + 600_000);
    const { played } = (await one.get('/api/session')).json<SessionAnswer>();
    clock.time = now;
    expect(played).toMatchObject({ since, ms: 60 * 60_000, staked: '13.00', won: (2.5 + Number(round.win)).toFixed(2) });
  });

  test('begins with the session where the operator states nothing', () => {
    expect(player.session.played).toMatchObject({ ms: 0, staked: '0.00', won: '0.00' });
  });
});

describe('without a session', () => {
  test.each(['/api/session', '/api/balance', '/api/fairness', '/api/rounds'])('%s is refused', async (url) => {
    const answer = await arcade.ask({ url, headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([401, 'session_over']);
  });

  test('a session ends after twelve hours', async () => {
    const late = await arcade.signIn();
    const now = arcade.clock.time;
    arcade.clock.time = new Date(now.getTime() + 12 * 3_600_000);
    expect((await late.get('/api/fairness')).statusCode).toBe(401);
    arcade.clock.time = now;
  });
});

describe('bad input', () => {
  const key = '01890000-0000-7000-8000-000000000000';
  test.each([
    {},
    { key },
    { key, stake: '1.00' },
    { key, stake: 1, input: {} },
    { key, stake: '1.40', input: {} },
    { key, stake: '-1.00', input: {} },
    { key, stake: '1e3', input: {} },
    { key, stake: '1.000000', input: {} },
    { key, stake: '1.00', input: { lines: 3 } },
    { key, stake: '1.00', input: null },
    { key: 'short', stake: '1.00', input: {} },
    { key, stake: '1.00', input: {}, win: '1000' },
    [],
  ])('a round with %o is refused and the wallet is not called', async (payload) => {
    const calls = arcade.wallet.calls.length;
    const answer = await player.post('/api/rounds', payload);
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([400, 'bad_request']);
    expect(arcade.wallet.calls).toHaveLength(calls);
  });

  test.each(['', 'a:b', 'ü', 'x'.repeat(65)])('client seed %j is refused', async (clientSeed) => {
    expect((await player.post('/api/fairness/client-seed', { clientSeed })).statusCode).toBe(400);
  });

  test('broken JSON, broken addresses and another player’s round are refused', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await arcade.ask({ method: 'POST', url: '/api/session', headers, payload: '{' })).statusCode).toBe(400);
    expect((await arcade.ask({ url: '/api/%zz' })).json<Refusal>().code).toBe('bad_request');
    arcade.wallet.players.set('player-9', { balance: 10_000n, currency: 'BDT' });
    const other = await arcade.signIn({ playerId: 'player-9' });
    const { roundId } = (await other.play()).json<RoundAnswer>();
    expect((await player.get(`/api/rounds?before=${roundId}`)).statusCode).toBe(404);
  });
});

describe('fairness', () => {
  test('commits before the bet, and what it reveals is what it committed to', async () => {
    const before = (await player.get('/api/fairness')).json<Fairness>();
    const played = (await player.play()).json<RoundAnswer>();
    expect(played.fairness).toMatchObject({ serverSeedHash: before.serverSeedHash, clientSeed: before.clientSeed });
    expect(played.verifierUrl).toBeNull();
    const after = (await player.post('/api/fairness/rotate')).json<Fairness>();
    expect(seedHash(after.revealed!.serverSeed)).toBe(before.serverSeedHash);
    expect(after.serverSeedHash).toBe(before.nextServerSeedHash);
    expect(after.nonce).toBe(0);
  });

  test('a fresh seed takes the player’s own at once; a used one makes way for the next', async () => {
    const fresh = (await player.get('/api/fairness')).json<Fairness>();
    const chosen = (await player.post('/api/fairness/client-seed', { clientSeed: 'my-own_seed' })).json<Fairness>();
    expect(chosen).toMatchObject({ clientSeed: 'my-own_seed', serverSeedHash: fresh.serverSeedHash });
    await player.play();
    const next = (await player.post('/api/fairness/client-seed', { clientSeed: 'another' })).json<Fairness>();
    expect(next).toMatchObject({ clientSeed: 'another', serverSeedHash: fresh.nextServerSeedHash, nonce: 0 });
  });

  test('paid and play money follow the same seeds, rules and numbers (security G02)', async () => {
    const trial = await arcade.signIn({ playMoney: true });
    expect(trial.session.playMoney).toBe(true);
    expect((await trial.get('/api/fairness')).json()).toEqual((await player.get('/api/fairness')).json());
  });
});

test('history comes in pages, newest first, without a gap', async () => {
  arcade.wallet.players.set('player-3', { balance: 100_000n, currency: 'BDT' });
  const reader = await arcade.signIn({ playerId: 'player-3' });
  for (let index = 0; index < 23; index += 1) await reader.play();
  const first = (await reader.get('/api/rounds')).json<{ rounds: RoundAnswer[]; more: boolean }>();
  const second = (await reader.get(`/api/rounds?before=${first.rounds.at(-1)!.roundId}`)).json<typeof first>();
  expect([first.rounds.length, first.more, second.rounds.length, second.more]).toEqual([20, true, 3, false]);
  expect([...first.rounds, ...second.rounds].map(({ fairness }) => fairness.nonce)).toEqual(
    Array.from({ length: 23 }, (_, index) => 22 - index),
  );
});

test('answers carry a strict policy; an unbuilt window says so in one sentence', async () => {
  const game = await arcade.ask({ url: '/games/lotus-lanterns/' });
  expect(game.statusCode).toBe(503);
  expect(game.body).toMatch(/not built/);
  expect(game.headers['content-security-policy']).toContain('frame-ancestors http://*.localhost:4300');
  expect(game.headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(game.headers['referrer-policy']).toBe('no-referrer');
  expect((await arcade.ask({ url: '/verify' })).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
