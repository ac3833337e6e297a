import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Refusal, RoundAnswer } from '../wire.ts';
import { moneyProblems, playedGame, startTestArcade, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';

let arcade: TestArcade;
let player: TestPlayer;
const start = 100_000n;

beforeEach(async () => {
  arcade = await startTestArcade();
  player = await arcade.signIn();
});
afterEach(() => arcade.close());

const round = (answer: { json(): unknown }) => answer.json() as RoundAnswer;
/** Runs the worker's passes, letting its pause between them go by. */
async function later(): Promise<void> {
  for (let pass = 0; pass < 4; pass += 1) {
    arcade.clock.time = new Date(arcade.clock.time.getTime() + 10_000);
    await arcade.arcade.rounds.runDue();
  }
}

describe('a spin', () => {
  test('takes the stake, fixes the outcome, pays the win and closes the round', async () => {
    const answer = round(await player.play());
    expect(answer).toMatchObject({ state: 'settled', stake: '1.00', currency: 'BDT', fairness: { nonce: 0 } });
    expect(arcade.wallet.calls).toEqual(['authenticate', 'bet', 'win']);
    const win = [...arcade.wallet.transactions.values()].find(({ kind }) => kind === 'win')!;
    expect(JSON.parse(win.content)).toMatchObject({ roundClosed: true, amount: answer.win, roundId: answer.roundId });
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });

  test('requested again with its key is the same round, not another bet', async () => {
    const key = crypto.randomUUID();
    const [first, twin] = await Promise.all([player.play(key), player.play(key)]);
    const again = await player.play(key);
    expect(round(twin)).toEqual(round(first));
    expect(round(again)).toEqual(round(first));
    expect(arcade.wallet.calls.filter((call) => call === 'bet')).toHaveLength(1);
  });

  test('with a used key and another bet is refused', async () => {
    const key = crypto.randomUUID();
    await player.play(key);
    const answer = await player.post('/api/rounds', { key, stake: player.session.stakes[1]!, input: {} });
    expect(answer.statusCode).toBe(400);
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });

  test('by ten presses at once leaves exact books, and nonces without a gap', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.play()));
    const played = answers.filter(({ statusCode }) => statusCode === 200).map(round);
    expect(played.length).toBeGreaterThan(0);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(played.map(({ fairness }) => fairness.nonce).sort((a, b) => a - b)).toEqual(played.map((_, index) => index));
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });

  test('above the balance is refused with the balance, and nothing is owed', async () => {
    arcade.wallet.players.get('player-1')!.balance = 50n;
    const answer = await player.play();
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Refusal>()).toMatchObject({ code: 'not_enough_money', balance: '0.50' });
    expect(moneyProblems(arcade, 'player-1', 50n)).toEqual([]);
    expect(arcade.store.seeds.current('player-1', 'active')!.nonce).toBe(0);
  });

  test('in a session that the operator ended is refused', async () => {
    const walletSession = arcade.store.rounds.find(round(await player.play()).roundId)!.walletSessionId;
    arcade.wallet.ended.add(walletSession);
    expect((await player.play()).json<Refusal>().code).toBe('session_over');
  });
});

describe('when the wallet does not answer the bet', () => {
  test.each([
    ['the answer is lost after it was taken', { when: 'after', how: 'drop' }],
    ['the connection is cut before', { when: 'before', how: 'drop' }],
    ['it says 500 and has taken it', { when: 'after', how: 500 }],
    ['it answers with a page', { when: 'after', how: 'garbage' }],
    ['it answers twice', { when: 'after', how: 'twice' }],
  ] as const)('once: %s, the same call again settles it', async (_name, fault) => {
    arcade.wallet.faults.push({ call: 'bet', ...fault });
    expect(round(await player.play()).state).toBe('settled');
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });

  test('in time, the same call again settles it, and the late answer changes nothing', async () => {
    await arcade.close();
    arcade = await startTestArcade(undefined, {
      retry: { callTimeout: 200, quickPauses: [1, 1], workerPause: 1_000, longestPause: 8_000 },
    });
    player = await arcade.signIn();
    arcade.wallet.faults.push({ call: 'bet', when: 'after', how: 'late' }, { call: 'win', when: 'after', how: 'late' });
    const answer = round(await player.play());
    await later();
    expect(round(await player.play(answer.key))).toMatchObject({ state: 'settled', win: answer.win });
    expect(arcade.wallet.calls.filter((call) => call === 'bet')).toHaveLength(2);
    expect([...arcade.wallet.transactions.values()].map(({ kind }) => kind)).toEqual(['bet', 'win']);
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });

  test.each(['before', 'after'] as const)('at all (lost %s it is taken), the stake is given back', async (when) => {
    for (let attempt = 0; attempt < 3; attempt += 1) arcade.wallet.faults.push({ call: 'bet', when, how: 'drop' });
    const answer = round(await player.play());
    expect(answer).toMatchObject({ state: 'returned', events: null });
    expect(arcade.wallet.players.get('player-1')!.balance).toBe(start);
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
    expect(round(await player.play())).toMatchObject({ state: 'settled', fairness: { nonce: 0 } });
  });

  test('first and refuses it then, the stake is given back: the first call may have taken it', async () => {
    await player.play();
    arcade.wallet.faults.push({ call: 'bet', when: 'before', how: 'drop' });
    arcade.wallet.ended.add(arcade.store.rounds.history('player-1', playedGame, 1)[0]!.walletSessionId);
    expect(round(await player.play()).state).toBe('returned');
    expect(arcade.wallet.tombstones.size).toBe(1);
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });

  test('nor the rollback, it is repeated until it does', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) arcade.wallet.faults.push({ call: 'bet', when: 'after', how: 'drop' });
    for (let attempt = 0; attempt < 5; attempt += 1) arcade.wallet.faults.push({ call: 'rollback', when: 'after', how: 500 });
    expect(round(await player.play()).state).toBe('returning');
    await later();
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
    expect(arcade.wallet.players.get('player-1')!.balance).toBe(start);
  });
});

describe('when the wallet does not answer the win', () => {
  test('the player sees the outcome, and is paid once when it does', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      arcade.wallet.faults.push({ call: 'win', when: attempt % 2 ? 'after' : 'before', how: 'drop' });
    const answer = round(await player.play());
    expect(answer.state).toBe('paying');
    expect(answer.events).not.toBeNull();
    const other = await player.play();
    expect(other.statusCode === 200 || other.json<Refusal>().code === 'round_open').toBe(true);
    await later();
    expect(round(await player.play(answer.key))).toMatchObject({ state: 'settled', win: answer.win });
    expect(moneyProblems(arcade, 'player-1', start)).toEqual([]);
  });
});

test('a player who comes back finds the round that was finished without them', async () => {
  const answer = round(await player.play());
  const back = await arcade.signIn();
  expect(back.session.lastRound).toEqual(answer);
});
