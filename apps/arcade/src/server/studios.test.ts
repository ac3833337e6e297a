import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGames } from '../packs/read-games.ts';
import { moneyProblems, startTestArcade, vendorKeys, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import { signedHeaders } from '../wallet/signature.ts';
import type { RoundAnswer } from '../wire.ts';
import { createArcade } from './arcade.ts';

const games = [...readGames().values()];
const [one, other] = [games[0]!, games.find(({ current }) => current.pack.vendor !== games[0]!.current.pack.vendor)!];
let arcade: TestArcade;
let player: TestPlayer;
let round: RoundAnswer;
beforeEach(async () => {
  arcade = await startTestArcade();
  player = await arcade.signIn({ gameCode: other.code });
  round = (await player.play()).json<RoundAnswer>();
});
afterEach(() => arcade.close());

function ask(url: string, vendor: string, question: object) {
  const body = JSON.stringify(question);
  const parts = { method: 'POST', path: url, timestamp: String(arcade.clock.time.getTime() / 1000), nonce: crypto.randomUUID(), body };
  const headers = { ...signedHeaders(vendor, vendorKeys[vendor]!, parts), 'content-type': 'application/json' };
  return arcade.ask({ method: 'POST', url, headers, payload: body });
}

test('a game calls the wallet under the code and key of its studio', () => {
  expect(round.state).toBe('settled');
  expect(moneyProblems(arcade, 'player-1', 100_000n, other.code)).toEqual([]);
  expect(new Set(arcade.wallet.vendors)).toEqual(new Set([other.current.pack.vendor]));
});

test('a studio can list its own rounds only', async () => {
  const span = { from: '2029-12-31T00:00:00Z', to: '2030-01-02T00:00:00Z' };
  const { vendor } = other.current.pack;
  expect((await ask('/vendor/v1/rounds', vendor, span)).json()).toMatchObject({ rounds: [{ roundId: round.roundId }] });
  expect((await ask('/vendor/v1/rounds', one.current.pack.vendor, span)).json()).toEqual({ rounds: [] });
  expect((await ask('/vendor/v1/reveal', one.current.pack.vendor, { roundId: round.roundId })).statusCode).toBe(404);
  expect((await ask('/vendor/v1/reveal', vendor, { roundId: round.roundId })).statusCode).toBe(200);
});

test('a launch code opens the game that it was made for, and no other', async () => {
  const code = arcade.wallet.launch({ gameCode: other.code });
  expect((await arcade.ask({ method: 'POST', url: '/api/session', payload: { code, gameCode: one.code } })).statusCode).toBe(500);
  expect((await arcade.ask({ method: 'POST', url: '/api/session', payload: { code, gameCode: 'nothing' } })).statusCode).toBe(400);
});

test('an arcade without the key of a studio does not start', async () => {
  const { config, store, clock } = arcade;
  const vendorKeysOfOne = { [one.current.pack.vendor]: 'key' };
  const deps = {
    config: { ...config, vendorKeys: vendorKeysOfOne },
    games: readGames(),
    store,
    clock,
    random: { bytes: () => Buffer.alloc(0) },
  };
  await expect(createArcade(deps)).rejects.toThrow(`no key for games of ${other.current.pack.vendor}`);
});
