import { expect, test } from 'vitest';
import { readGames } from '../../packs/read-games.ts';
import { engines } from '../engines.ts';

const games = [...readGames().values()].map(({ current }) => current);
const gameOf = (engine: string) => games.find(({ pack }) => pack.engine === `instant/${engine}`)!;

test.each([
  [
    'limbo',
    [{ target: 101 }, { target: 100_000_000 }],
    [{ target: 100 }, { target: 100_000_001 }, { target: 150.5 }, { target: '200' }, {}],
  ],
  ['plinko', [{ risk: 'low', rows: 8 }], [{ risk: 'none', rows: 8 }, { risk: 'low', rows: 7 }, { risk: 'low', rows: 17 }, { rows: 8 }]],
  [
    'wheel',
    [{ kind: 'steep', size: 10 }],
    [
      { kind: 'steep', size: 15 },
      { kind: 'steep', size: 60 },
      { kind: 'flat', size: 10 },
    ],
  ],
  [
    'keno',
    [{ kind: 'bold', picks: [40] }],
    [
      { kind: 'bold', picks: [] },
      { kind: 'bold', picks: [0] },
      { kind: 'bold', picks: [41] },
      { kind: 'bold', picks: [3, 3] },
      { kind: 'bold', picks: [4, 3] },
      { kind: 'bold', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
      { kind: 'bold', picks: '1' },
    ],
  ],
] as const)('%s takes what it offers and nothing else', (engine, offered, others) => {
  const game = gameOf(engine);
  for (const input of [engines[game.pack.engine]!.usualInput(game.pack), ...offered])
    expect([input, game.accepts(input)]).toEqual([input, true]);
  for (const input of [null, [], { ...offered[0], more: 1 }, ...others]) expect([input, game.accepts(input)]).toEqual([input, false]);
});

/** What a round pays in ten-thousandths when chance gives these numbers, then always 0. */
const paid = (engine: string, input: unknown, ...drawn: number[]) => gameOf(engine).play(input, () => drawn.shift() ?? 0).win;

test('limbo pays the target itself when the point reaches it, and nothing below it', () => {
  // 0.99 x 2^32 / 2.00 cases reach 2.00.
  const last = Math.floor((99 * 2 ** 32) / 200);
  expect([paid('limbo', { target: 200 }, last - 1), paid('limbo', { target: 200 }, last)]).toEqual([20_000, 0]);
  expect(paid('limbo', { target: 100_000_000 }, 0)).toBe(10_000_000_000);
});

test('a plinko ball that always turns the same way falls into the bin at the edge, on both sides alike', () => {
  const choice = { risk: 'high', rows: 16 };
  expect(paid('plinko', choice)).toBe(12_000_000);
  expect(paid('plinko', choice, ...Array.from({ length: 16 }, () => 1))).toBe(12_000_000);
});

test('a larger wheel repeats its ten segments, and the steep one pays by its size', () => {
  expect(paid('wheel', { kind: 'middle', size: 50 }, 30)).toBe(29_000);
  expect([10, 50].map((size) => paid('wheel', { kind: 'steep', size }, 0))).toEqual([99_000, 495_000]);
});

test('keno counts the picks among the ten numbers drawn', () => {
  // Chance that always gives 0 rotates the numbers: 2 to 11 come.
  expect(paid('keno', { kind: 'steady', picks: [2, 11, 12] })).toBe(22_500);
  expect(paid('keno', { kind: 'bold', picks: [1] })).toBe(0);
});
