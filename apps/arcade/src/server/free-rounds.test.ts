import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestArcade, vendorKey, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import { problems } from '../testing/wallet-contract.ts';
import type { RoundAnswer, SessionAnswer } from '../wire.ts';
import { signedHeaders } from '../wallet/signature.ts';

const campaignId = '01890000-0000-7000-8000-0000000000f1';
const campaign = {
  campaignId,
  playerId: 'player-1',
  gameCode: 'lotus-lanterns',
  rounds: 3,
  stake: '2.00',
  currency: 'BDT',
  expiresAt: '2030-01-03T00:00:00.000Z',
};
let arcade: TestArcade;
beforeEach(async () => {
  arcade = await startTestArcade();
});
afterEach(async () => {
  expect(arcade.wallet.violations).toEqual([]);
  await arcade.close();
});

function ask(call: string, body: object, vendor = 'JL', key = vendorKey) {
  const url = `/vendor/v1/${call}`;
  const payload = JSON.stringify(body);
  const timestamp = String(arcade.clock.time.getTime() / 1000);
  const signed = signedHeaders(vendor, key, { method: 'POST', path: url, timestamp, nonce: crypto.randomUUID(), body: payload });
  return arcade.ask({ method: 'POST', url, headers: { ...signed, 'content-type': 'application/json' }, payload });
}
const give = (change: object = {}) => ask('free-rounds', { ...campaign, ...change });
const end = () => ask('end-free-rounds', { campaignId });
const freeRound = (player: TestPlayer, key: string = crypto.randomUUID()) =>
  player.post('/api/rounds', { key, stake: '2.00', input: {}, free: campaignId });
const promos = () => [...arcade.wallet.transactions.values()].filter(({ kind }) => kind === 'promo');
const balance = () => arcade.wallet.players.get('player-1')!.balance;

test('cost nothing, and what they win together is paid once, with the last of them', async () => {
  const before = balance();
  const given = await give();
  expect([given.statusCode, given.json()]).toEqual([200, { campaignId }]);
  expect(problems('FreeRoundsAnswer', given.json())).toEqual([]);
  expect((await give()).statusCode).toBe(200);
  const player = await arcade.signIn();
  expect(player.session.freeRounds).toEqual({ id: campaignId, stake: '2.00', left: 3, won: '0.00', expiresAt: campaign.expiresAt });
  const key = crypto.randomUUID();
  const first = (await freeRound(player, key)).json<RoundAnswer>();
  expect(first).toMatchObject({ state: 'settled', stake: '2.00', freeRounds: { left: 2 } });
  expect((await freeRound(player, key)).json()).toEqual(first);
  const rounds = [first];
  for (let left = 1; left >= 0; left -= 1) {
    const round = (await freeRound(player)).json<RoundAnswer>();
    expect(round).toMatchObject({ state: 'settled', freeRounds: { left } });
    rounds.push(round);
  }
  const won = rounds.reduce((sum, { win }) => sum + BigInt(win!.replace('.', '')), 0n);
  expect(promos()).toMatchObject([{ amount: won }]);
  expect(balance()).toBe(before + won);
  expect(arcade.wallet.calls).not.toContain('bet');
  expect((await freeRound(player)).json()).toMatchObject({ code: 'free_rounds_over' });
  expect((await player.get('/api/session')).json<SessionAnswer>().freeRounds).toBeNull();
  // Only the player's own history has them; the operator's books contain no round for them.
  const list = await ask('rounds', { from: '2030-01-01T00:00:00Z', to: '2030-01-02T00:00:00Z' });
  expect(list.json()).toEqual({ rounds: [] });
});

test('are decided by the seeds like any other round, and can be verified', async () => {
  await give();
  const player = await arcade.signIn();
  const { roundId, fairness } = (await freeRound(player)).json<RoundAnswer>();
  expect(fairness.nonce).toBe(0);
  await player.post('/api/fairness/rotate');
  const { rounds } = (await player.get('/api/rounds')).json<{ rounds: RoundAnswer[] }>();
  expect(rounds.find((round) => round.roundId === roundId)!.verifierUrl).toContain('/verify?');
});

test('lapse when they expire, and what was won is paid until the wallet has it', async () => {
  await give();
  const player = await arcade.signIn();
  await freeRound(player);
  arcade.clock.time = new Date(campaign.expiresAt);
  arcade.wallet.faults.push({ call: 'promo', when: 'after', how: 'drop' });
  const another = await arcade.signIn();
  expect(another.session.freeRounds).toBeNull();
  expect((await freeRound(another)).json()).toMatchObject({ code: 'free_rounds_over' });
  await arcade.arcade.rounds.runDue();
  expect(promos()).toHaveLength(1);
  arcade.clock.time = new Date(arcade.clock.time.getTime() + 60_000);
  await arcade.arcade.rounds.runDue();
  await arcade.arcade.rounds.runDue();
  expect(promos()).toHaveLength(1);
  expect(arcade.wallet.calls.filter((call) => call === 'promo')).toHaveLength(2);
});

test('are ended when the operator asks, which is answered once they are paid', async () => {
  expect((await end()).json()).toMatchObject({ code: 'TRANSACTION_DOES_NOT_EXIST' });
  await give();
  const player = await arcade.signIn();
  arcade.wallet.faults.push({ call: 'promo', when: 'before', how: 500 });
  expect((await end()).json()).toMatchObject({ code: 'ROUND_OPEN' });
  expect((await freeRound(player)).json()).toMatchObject({ code: 'free_rounds_over' });
  const answer = await end();
  expect([answer.statusCode, answer.json()]).toEqual([200, { campaignId }]);
  expect(promos()).toMatchObject([{ amount: 0n }]);
  expect((await end()).statusCode).toBe(200);
});

test.each([
  [{ gameCode: 'none-such' }, 422, 'INVALID_GAME'],
  [{ gameCode: 'hidden-pearls' }, 422, 'INVALID_GAME'],
  [{ stake: '2.01' }, 400, 'VALIDATION'],
  [{ rounds: 0 }, 400, 'VALIDATION'],
  [{ currency: 'XXX' }, 422, 'WRONG_CURRENCY'],
  [{ expiresAt: '2030-01-01T00:00:00.000Z' }, 400, 'VALIDATION'],
  [{ campaignId: 'mine' }, 400, 'VALIDATION'],
])('are refused for good where the game cannot have them: %o', async (change, status, code) => {
  const answer = await give(change);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  expect((await arcade.signIn()).session.freeRounds).toBeNull();
});

test('belong to one player, one game and one stake', async () => {
  await give();
  arcade.wallet.players.set('player-2', { balance: 100_000n, currency: 'BDT' });
  const other = await arcade.signIn({ playerId: 'player-2' });
  expect((await freeRound(other)).json()).toMatchObject({ code: 'not_found' });
  const player = await arcade.signIn();
  const asked = { key: crypto.randomUUID(), stake: '1.00', input: {}, free: campaignId };
  expect((await player.post('/api/rounds', asked)).json()).toMatchObject({ code: 'bad_request' });
  const elsewhere = await arcade.signIn({ gameCode: 'cherry-parade' });
  expect(elsewhere.session.freeRounds).toBeNull();
  expect((await freeRound(elsewhere)).statusCode).toBe(404);
});
