import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestArcade, vendorKey, type TestArcade } from '../testing/start-arcade.ts';
import { problems } from '../testing/wallet-contract.ts';
import type { RoundAnswer } from '../wire.ts';
import { signedHeaders } from '../wallet/signature.ts';

const url = '/vendor/v1/rounds';
let arcade: TestArcade;
beforeEach(async () => {
  arcade = await startTestArcade();
});
afterEach(() => arcade.close());

function list(question: object, key = vendorKey) {
  const body = JSON.stringify(question);
  const timestamp = String(arcade.clock.time.getTime() / 1000);
  const parts = { method: 'POST', path: url, timestamp, nonce: crypto.randomUUID(), body };
  const headers = { ...signedHeaders('JL', key, parts), 'content-type': 'application/json' };
  return arcade.ask({ method: 'POST', url, headers, payload: body });
}
const around = () => {
  const now = arcade.clock.time.getTime();
  return { from: new Date(now - 3600_000).toISOString(), to: new Date(now + 1000).toISOString() };
};

test('lists the rounds that are over, and those of the span alone', async () => {
  const player = await arcade.signIn();
  const round = (await player.play()).json<RoundAnswer>();
  const answer = await list(around());
  expect(problems('RoundsAnswer', answer.json())).toEqual([]);
  expect(answer.json()).toMatchObject({ rounds: [{ roundId: round.roundId, stake: round.stake, win: round.win, status: 'settled' }] });
  const { from } = around();
  expect((await list({ from: new Date(0).toISOString(), to: from })).json()).toEqual({ rounds: [] });
  expect((await list({ ...around(), after: round.roundId })).json()).toEqual({ rounds: [] });
});

test.each([{}, { from: 'yesterday', to: 'today' }, { from: '2030-01-01T00:00:00Z', to: '2030-01-02T00:00:00Z', more: 1 }])(
  '%j is no question',
  async (question) => expect((await list(question)).statusCode).toBe(400),
);

test('is for the gateway alone', async () => expect((await list(around(), 'a key of nobody')).statusCode).toBe(401));
