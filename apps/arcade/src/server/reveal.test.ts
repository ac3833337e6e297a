import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGames } from '../packs/read-games.ts';
import { reportRound } from '../verify/report-round.ts';
import { startTestArcade, vendorKey, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import { problems } from '../testing/wallet-contract.ts';
import type { Fairness, RoundAnswer } from '../wire.ts';
import { signedHeaders } from '../wallet/signature.ts';

const url = '/vendor/v1/reveal';
let arcade: TestArcade;
let player: TestPlayer;
let round: RoundAnswer;

beforeEach(async () => {
  arcade = await startTestArcade();
  player = await arcade.signIn();
  round = (await player.play()).json<RoundAnswer>();
  expect(round).toMatchObject({ state: 'settled' });
});
afterEach(() => arcade.close());

interface Change {
  key?: string;
  nonce?: string;
  timestamp?: number;
  signedBody?: string;
  vendor?: string;
  path?: string;
}

function reveal(body: string, change: Change = {}) {
  const timestamp = String(change.timestamp ?? arcade.clock.time.getTime() / 1000);
  const parts = {
    method: 'POST',
    path: change.path ?? url,
    timestamp,
    nonce: change.nonce ?? crypto.randomUUID(),
    body: change.signedBody ?? body,
  };
  const headers = { ...signedHeaders(change.vendor ?? 'JL', change.key ?? vendorKey, parts), 'content-type': 'application/json' };
  return arcade.ask({ method: 'POST', url, headers, payload: body });
}
const bodyOf = (roundId: string) => JSON.stringify({ roundId });
const seedHashNow = async () => (await player.get('/api/fairness')).json<Fairness>().serverSeedHash;

test('ends the seed and gives an address from which the round can be recomputed', async () => {
  const before = await seedHashNow();
  const answer = await reveal(bodyOf(round.roundId));
  expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
  expect(problems('RevealAnswer', answer.json())).toEqual([]);
  const { verifierUrl } = answer.json<{ verifierUrl: string }>();
  expect(verifierUrl).toMatch(/^http:\/\/arcade\.localhost:4301\/verify\?/);
  const inputs = Object.fromEntries(new URL(verifierUrl).searchParams);
  expect(inputs).toMatchObject({ hash: before, win: round.win, nonce: '0', lang: 'EN' });
  expect(reportRound(readGames(), inputs)).toMatchObject({ ok: true });
  expect(reportRound(readGames(), { ...inputs, win: '987.65' }).ok).toBe(false);
  expect(reportRound(readGames(), { ...inputs, clientSeed: 'another' }).ok).toBe(false);
  expect(reportRound(readGames(), { ...inputs, outcome: '0.0.0.0.0' }).ok).toBe(false);
  expect(reportRound(readGames(), { ...inputs, hash: 'f'.repeat(64) }).ok).toBe(false);
  expect(await seedHashNow()).not.toBe(before);
});

test('asked twice gives the same address and ends no second seed', async () => {
  const first = await reveal(bodyOf(round.roundId));
  const seed = await seedHashNow();
  expect((await reveal(bodyOf(round.roundId))).json()).toEqual(first.json());
  expect(await seedHashNow()).toBe(seed);
});

test('is refused while a round of the seed is not settled, and for rounds without an outcome', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) arcade.wallet.faults.push({ call: 'win', when: 'before', how: 'drop' });
  const open = (await player.play()).json<RoundAnswer>();
  for (const roundId of [open.roundId, round.roundId]) {
    const answer = await reveal(bodyOf(roundId));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ROUND_OPEN']);
    expect(problems('WalletError', answer.json())).toEqual([]);
  }
  await player.play(open.key);
  for (let attempt = 0; attempt < 3; attempt += 1) arcade.wallet.faults.push({ call: 'bet', when: 'before', how: 'drop' });
  const returned = (await player.play()).json<RoundAnswer>();
  expect((await reveal(bodyOf(returned.roundId))).json<{ code: string }>().code).toBe('ROLLED_BACK');
  expect((await reveal(bodyOf('no-such-round'))).json<{ code: string }>().code).toBe('TRANSACTION_DOES_NOT_EXIST');
});

describe('is refused with 401, and ends no seed,', () => {
  test.each<[string, Change]>([
    ['with another key', { key: 'wrong' }],
    ['with a body that was not signed', { signedBody: bodyOf('other') }],
    ['for another path', { path: '/vendor/v1/other' }],
    ['by another vendor', { vendor: 'XX' }],
    ['with a short nonce', { nonce: 'short' }],
    ['121 seconds late', { timestamp: 1_893_456_000 - 121 }],
    ['121 seconds early', { timestamp: 1_893_456_000 + 121 }],
  ])('%s', async (_name, change) => {
    const seed = await seedHashNow();
    const answer = await reveal(bodyOf(round.roundId), change);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'INVALID_SIGNATURE']);
    expect(await seedHashNow()).toBe(seed);
  });

  test('the second time with the same nonce', async () => {
    const nonce = crypto.randomUUID();
    expect((await reveal(bodyOf(round.roundId), { nonce })).statusCode).toBe(200);
    expect((await reveal(bodyOf(round.roundId), { nonce })).statusCode).toBe(401);
    arcade.clock.time = new Date(arcade.clock.time.getTime() + 60_000);
    expect((await reveal(bodyOf(round.roundId), { nonce, timestamp: 1_893_456_000 })).statusCode).toBe(401);
  });

  test('without any signature', async () => {
    expect((await arcade.ask({ method: 'POST', url, payload: { roundId: round.roundId } })).statusCode).toBe(401);
  });
});

test.each(['{', '[]', 'null', '{"roundId":5}', '{"roundId":"a","more":1}'])('a signed body of %s is 400', async (body) => {
  expect((await reveal(body)).json<{ code: string }>().code).toBe('VALIDATION');
});
