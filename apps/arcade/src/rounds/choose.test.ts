import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MinesEvent } from '../engines/instant/mines/events.ts';
import type { GameEvent } from '../game.ts';
import { readGames } from '../packs/read-games.ts';
import { moneyProblems, startTestArcade, type TestArcade, type TestPlayer } from '../testing/start-arcade.ts';
import type { Refusal, RoundAnswer } from '../wire.ts';
import { decide } from './decide.ts';

const games = readGames();
const gameCode = [...games.values()].find(({ current }) => current.pack.engine === 'instant/mines')!.code;
const start = 100_000n;
const day = 24 * 3_600_000;
let arcade: TestArcade;
let player: TestPlayer;
beforeEach(async () => {
  arcade = await startTestArcade();
  player = await arcade.signIn({ gameCode });
});
afterEach(() => arcade.close());

type Answer = RoundAnswer<GameEvent>;
const begin = async (mines = 1) => (await player.play(undefined, { mines, tiles: [], open: true })).json<Answer>();
const choose = (round: Answer, step: number, choice: object) => player.post(`/api/rounds/${round.roundId}/choices`, { step, choice });
const stored = (round: Answer) => arcade.store.rounds.find(round.roundId)!;
const problems = () => moneyProblems(arcade, 'player-1', start, gameCode);
/** Where the round's mines lie, which only the seeds tell while it is open. */
const minesOf = (round: Answer) => {
  const { seedId, input, ...rest } = stored(round);
  const { events } = decide(games, { ...rest, input: { ...(input as object), open: false } }, arcade.store.seeds.find(seedId)!);
  return (events as MinesEvent[]).find((event) => event.type === 'feature')!.mines;
};
const safeTiles = (round: Answer) => Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !minesOf(round).includes(tile));

test('a round waits for choices, reveals nothing hidden, and is paid when the player ends it', async () => {
  const round = await begin();
  expect(round).toMatchObject({ state: 'open', win: null, choices: 0, events: [{ type: 'progress', mines: 1 }], verifierUrl: null });
  const [tile] = safeTiles(round);
  const opened = (await choose(round, 0, { tile })).json<Answer>();
  expect(opened).toMatchObject({ state: 'open', choices: 1 });
  expect(opened.events).toEqual([
    { type: 'progress', mines: 1 },
    { type: 'reveal', tile, mine: false, times: 10_312 },
  ]);
  expect((await choose(round, 1, { cash: true })).json()).toMatchObject({ state: 'settled', win: '1.03' });
  expect(problems()).toEqual([]);
});

test('a mine ends the round with nothing', async () => {
  const round = await begin();
  expect((await choose(round, 0, { tile: minesOf(round)[0]! })).json()).toMatchObject({ state: 'settled', win: '0.00' });
  expect(problems()).toEqual([]);
});

test('two taps at once are one step', async () => {
  const round = await begin();
  const [first, second] = safeTiles(round);
  const answers = await Promise.all([
    choose(round, 0, { tile: first }),
    choose(round, 0, { tile: first }),
    choose(round, 0, { tile: second }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
  expect(stored(round)).toMatchObject({ input: { tiles: [first] }, choices: [{ tile: first }] });
});

test('a choice that is not open is refused and changes nothing', async () => {
  const round = await begin();
  const [tile] = safeTiles(round);
  await choose(round, 0, { tile });
  const before = stored(round);
  for (const choice of [{ tile }, { tile: 25 }, { tile: '1' }, { cash: false }, {}])
    expect((await choose(round, 1, choice)).json<Refusal>().code).toBe('bad_request');
  for (const step of [0, 2]) expect((await choose(round, step, { tile: 24 })).json<Refusal>().code).toBe('bad_request');
  expect(stored(round)).toEqual(before);
  arcade.wallet.players.set('player-2', { currency: 'BDT', balance: start });
  const other = await arcade.signIn({ gameCode, playerId: 'player-2' });
  expect((await other.post(`/api/rounds/${round.roundId}/choices`, { step: 1, choice: { cash: true } })).statusCode).toBe(404);
});

test('nothing can be collected before the first tile', async () => {
  expect((await choose(await begin(), 0, { cash: true })).json<Refusal>().code).toBe('bad_request');
});

test('a round that the player leaves waits a day, and is then paid at the multiplier it has reached', async () => {
  const round = await begin();
  await choose(round, 0, { tile: safeTiles(round)[0] });
  arcade.clock.time = new Date(arcade.clock.time.getTime() + day - 1);
  await arcade.arcade.rounds.runDue();
  expect(stored(round).state).toBe('open');
  arcade.clock.time = new Date(arcade.clock.time.getTime() + 1);
  await arcade.arcade.rounds.runDue();
  await arcade.arcade.rounds.runDue();
  expect(stored(round)).toMatchObject({ state: 'settled', win: 103n });
  expect(problems()).toEqual([]);
});

test('a wallet that refuses the player in the middle of a round pays what it won once it takes calls again', async () => {
  const round = await begin();
  await choose(round, 0, { tile: safeTiles(round)[0]! });
  for (let attempt = 0; attempt < 4; attempt += 1) arcade.wallet.faults.push({ call: 'win', when: 'before', how: 'refuse' });
  const ended = (await choose(round, 1, { cash: true })).json<Answer>();
  expect(ended.state).toBe('paying');
  for (let pass = 0; pass < 3; pass += 1) {
    arcade.clock.time = new Date(arcade.clock.time.getTime() + 10_000);
    await arcade.arcade.rounds.runDue();
  }
  expect(stored(round).state).toBe('settled');
  expect([...arcade.wallet.transactions.values()].map(({ kind }) => kind)).toEqual(['bet', 'win']);
  expect(problems()).toEqual([]);
});

test('while it waits, its seed is not revealed, no second round of the game begins, and another game can be played', async () => {
  const round = await begin();
  expect((await player.post('/api/fairness/rotate')).json<Refusal>().code).toBe('round_open');
  expect((await player.play(undefined, { mines: 2, tiles: [], open: true })).json<Refusal>().code).toBe('round_waiting');
  const slot = await arcade.signIn();
  expect((await slot.play()).json<Answer>()).toMatchObject({ state: 'settled', fairness: { nonce: 1 } });
  expect((await choose(round, 0, { tile: safeTiles(round)[0] })).json()).toMatchObject({ state: 'open' });
});

test('no round begins with choices made', async () => {
  expect((await player.play(undefined, { mines: 3, tiles: [1], open: false })).json<Refusal>().code).toBe('bad_request');
});

test('a window that opens again goes on with it, and the key of its press still gives it', async () => {
  const key = crypto.randomUUID();
  const input = { mines: 3, tiles: [], open: true };
  const round = (await player.play(key, input)).json<Answer>();
  await choose(round, 0, { tile: safeTiles(round)[0] });
  const { openRound } = (await arcade.signIn({ gameCode })).session;
  expect(openRound).toMatchObject({ roundId: round.roundId, state: 'open', choices: 1 });
  expect((await player.play(key, input)).json()).toEqual(openRound);
  await choose(round, 1, { cash: true });
  expect((await player.play(key, input)).json()).toMatchObject({ roundId: round.roundId, state: 'settled' });
});
