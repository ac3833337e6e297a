// games.md A6: the server enforces the pace of the law, whatever a window does.
import { paces, type Pace } from '@parlour/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestArcade, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import type { Refusal } from '../wire.ts';

let arcade: TestArcade;
beforeEach(async () => {
  arcade = await startTestArcade();
});
afterEach(() => arcade.close());

const pass = (milliseconds: number) => (arcade.clock.time = new Date(arcade.clock.time.getTime() + milliseconds));
const refusal = async (answer: ReturnType<TestPlayer['play']>) => {
  const { statusCode, json } = await answer;
  return statusCode === 200 ? 'played' : json<Refusal>().code;
};

describe('a round that begins too early', () => {
  test.each([
    ['demo', 'lotus-lanterns', {}, 1000],
    ['strict', 'lotus-lanterns', {}, 2500],
    ['strict', 'bamboo-dice', { side: 'under', winning: 5000 }, 5000],
  ] as const)('is refused by %s pace in %s, and played when its time has come', async (pace, gameCode, input, cycle) => {
    const player = await arcade.signIn({ gameCode, pace: paces[pace] });
    const key = crypto.randomUUID();
    expect(await refusal(player.play(key, input))).toBe('played');
    pass(cycle - 1);
    expect(await refusal(player.play(undefined, input))).toBe('too_early');
    expect(await refusal(player.play(key, input)), 'the same press again').toBe('played');
    pass(1);
    expect(await refusal(player.play(undefined, input))).toBe('played');
  });

  test('is accepted where the operator states no pace', async () => {
    const player = await arcade.signIn();
    expect([await refusal(player.play()), await refusal(player.play())]).toEqual(['played', 'played']);
  });

  test('is accepted after a stake that was not taken', async () => {
    const player = await arcade.signIn({ pace: paces.strict });
    arcade.wallet.players.get('player-1')!.balance = 0n;
    expect(await refusal(player.play())).toBe('not_enough_money');
    arcade.wallet.players.get('player-1')!.balance = 100_000n;
    expect(await refusal(player.play())).toBe('played');
  });
});

const unhurried: Pace = { ...paces.demo, minCycleMs: { slot: 0, other: 0 } };

describe('an autoplay', () => {
  const dice = { side: 'under', winning: 2 };
  const begin = (player: TestPlayer, asked: object) => player.post('/api/autoplay', asked);
  const round = (player: TestPlayer, autoplay: string) =>
    refusal(player.post('/api/rounds', { key: crypto.randomUUID(), stake: '1.00', input: dice, autoplay }));

  test('has a limited number of rounds', async () => {
    const player = await arcade.signIn({ gameCode: 'bamboo-dice', pace: unhurried });
    const { id } = (await begin(player, { rounds: 2, lossLimit: '100.00' })).json<{ id: string }>();
    expect([await round(player, id), await round(player, id), await round(player, id)]).toEqual(['played', 'played', 'autoplay_over']);
    expect(await refusal(player.play(undefined, dice)), 'a press').toBe('played');
  });

  test('ends before another round could lose more than its limit', async () => {
    const player = await arcade.signIn({ gameCode: 'bamboo-dice', pace: unhurried });
    const { id } = (await begin(player, { rounds: 50, lossLimit: '3.00' })).json<{ id: string }>();
    // Two numbers of 10,000 win: three rounds lose, but once in 1,600 runs.
    const answers = [await round(player, id), await round(player, id), await round(player, id), await round(player, id)];
    const lost = arcade.store.autoplays.progress(id).lost;
    expect(answers).toEqual(lost === 300n ? ['played', 'played', 'played', 'autoplay_over'] : ['played', 'played', 'played', 'played']);
  });

  test.each<[string, Pace | undefined, object]>([
    ['without a limit', unhurried, { rounds: 10 }],
    ['with a limit of nothing', unhurried, { rounds: 10, lossLimit: '0.00' }],
    ['of more rounds than the law allows', unhurried, { rounds: 51, lossLimit: '10.00' }],
    ['of no round', unhurried, { rounds: 0, lossLimit: '10.00' }],
    ['under a law that allows none', paces.strict, { rounds: 5, lossLimit: '10.00' }],
    ['where the operator tells nothing', undefined, { rounds: 5, lossLimit: '10.00' }],
  ])('%s is refused', async (_what, pace, asked) => {
    const player = await arcade.signIn(pace && { pace });
    expect((await begin(player, asked)).statusCode).toBe(400);
  });

  test('of another player is unknown', async () => {
    arcade.wallet.players.set('player-2', { ...arcade.wallet.players.get('player-1')! });
    const [one, two] = [
      await arcade.signIn({ gameCode: 'bamboo-dice', pace: unhurried }),
      await arcade.signIn({ gameCode: 'bamboo-dice', pace: unhurried, playerId: 'player-2' }),
    ];
    const { id } = (await begin(one, { rounds: 2, lossLimit: '100.00' })).json<{ id: string }>();
    expect(await round(two, id)).toBe('not_found');
  });
});

describe('a round that buys a feature', () => {
  test.each<[string, Pace | undefined, string]>([
    ['under a law that allows none', paces.strict, 'Features are not sold here.'],
    ['where the operator states no pace', undefined, 'Features are not sold here.'],
    ['from a game that sells none', paces.demo, 'This bet is not offered.'],
  ])('%s is refused, and takes no money', async (_what, pace, reason) => {
    const player = await arcade.signIn(pace && { pace });
    const before = arcade.wallet.players.get('player-1')!.balance;
    const { statusCode, json } = await player.play(undefined, { buy: 'freeSpins' });
    expect([statusCode, json<Refusal>().message, arcade.wallet.players.get('player-1')!.balance]).toEqual([400, reason, before]);
  });
});

describe('a stake above the largest that the law allows', () => {
  const lawful = { pace: { ...unhurried, stakeMax: '5.00' } };

  test('is not offered, and refused', async () => {
    const player = await arcade.signIn(lawful);
    expect(player.session.stakes.at(-1)).toBe('5.00');
    const stake = (amount: string) => refusal(player.post('/api/rounds', { key: crypto.randomUUID(), stake: amount, input: {} }));
    expect([await stake('10.00'), await stake('5.00')]).toEqual(['bad_request', 'played']);
  });

  test('keeps a game from opening if all its stakes are above it', async () => {
    await expect(arcade.signIn({ pace: { ...unhurried, stakeMax: '0.50' } })).rejects.toThrow('internal');
  });
});
