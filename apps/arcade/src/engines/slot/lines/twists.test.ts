import { expect, test } from 'vitest';
import lotus from '../../../packs/lotus-lanterns/pack.json' with { type: 'json' };
import { addFractions, share, toNumber, zero, type Fraction } from '../../fraction.ts';
import { spinsOf } from '../events.ts';
import { beforeSpins, multiplierOf, type LinesPay } from './events.ts';
import { linesFigures } from './exact-figures.ts';
import { linesPackSchema } from './pack.ts';
import { evaluate, playRound, resultOf, windowOf } from './rules.ts';

const { wild: _wild, scatter: _scatter, scatterPays: _pays, freeSpins: _spins, bloom: _bloom, ...plain } = lotus;
/** Three short reels, with what of `twists` a test is about. */
const small = (twists: object) =>
  linesPackSchema.parse({
    ...plain,
    stakeUnits: 3,
    grid: { reels: 3, rows: 3 },
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [0, 1, 2],
    ],
    symbols: { A: 'a', B: 'b', C: 'c' },
    pays: { A: [9], B: [6], C: [1, 4] },
    strips: { paid: ['AAABC', 'AAABC', 'AAABC'] },
    show: { ...lotus.show, restStops: [0, 0, 0] },
    ...twists,
  });
const scattered = {
  pays: { A: [9], B: [6], C: [1, 4] },
  symbols: { A: 'a', B: 'b', C: 'c', S: 's', W: 'w' },
  scatter: 'S',
  scatterPays: { 3: { timesStake: 2 }, 4: { timesStake: 2 }, 5: { timesStake: 2 } },
  wild: 'W',
  strips: { paid: ['ABSC', 'SWCA', 'BCWS'] },
};
const free = {
  ...scattered,
  scatterPays: { 3: { timesStake: 2, freeSpins: 1 }, 4: { timesStake: 2, freeSpins: 1 }, 5: { timesStake: 2, freeSpins: 1 } },
  freeSpins: { limit: 2, multiplier: 1 },
  strips: { paid: ['ABSC', 'SWCAB', 'BCWSA'], free: ['ABSC', 'SWCA', 'BCWS'] },
};

/** Mean and mean square of a round's win in stakes, by playing every run of draws that the rules can ask for. */
function everyRound(pack: ReturnType<typeof small>): { mean: Fraction; square: Fraction } {
  /** Sums of wins and of their squares, by the number of equally likely runs. */
  const sums = new Map<number, [wins: number, squares: number]>();
  let drawn: { at: number; of: number }[] = [];
  do {
    let asked = 0;
    const { win } = playRound(pack, (of) => (drawn[asked++] ??= { at: 0, of }).at);
    const runs = drawn.reduce((all, { of }) => all * of, 1);
    const [wins, squares] = sums.get(runs) ?? [0, 0];
    sums.set(runs, [wins + win, squares + win ** 2]);
    while (drawn.length > 0 && drawn.at(-1)!.at === drawn.at(-1)!.of - 1) drawn = drawn.slice(0, -1);
    if (drawn.length > 0) drawn.at(-1)!.at += 1;
  } while (drawn.length > 0);
  const over = (index: 0 | 1) => [...sums].map(([runs, sum]) => share(sum[index], runs * pack.stakeUnits ** (index + 1)));
  return { mean: over(0).reduce(addFractions, zero), square: over(1).reduce(addFractions, zero) };
}

test.each([
  ['symbols that pay together', small({ mixes: [{ name: 'any', symbols: 'AB', pays: 2 }] })],
  ['a full window', small({ fullWindowTimes: 3 })],
  ['scatters that pay at once, times what is drawn', small({ ...scattered, scatterTimes: { 1: 3, 5: 2 } })],
  ['twin reels', small({ ...scattered, twins: { paid: [1, 3], free: [1, 1] } })],
  ['a drawn factor of free spins', small({ ...free, freeSpins: { limit: 1, multiplier: { 2: 3, 4: 1 } } })],
  ['a wild that blooms', small({ ...free, bloom: { chance: [2, 5], reels: [1, 2] } })],
  ['a wild that walks', small({ ...free, freeSpins: { limit: 2, multiplier: 1, wildReels: [2, 1] } })],
])('the figures with %s are those of all rounds', (_, pack) => {
  const { rtp, variance } = linesFigures(pack);
  const { mean, square } = everyRound(pack);
  expect(rtp).toEqual(mean);
  expect(variance).toBeCloseTo(toNumber(square) - toNumber(mean) ** 2, 6);
});

test('a mix pays where its symbols fill a line, and equal symbols pay for themselves', () => {
  const pack = small({ mixes: [{ name: 'any', symbols: 'AB', pays: 2 }] });
  const paid = (window: string[]) =>
    evaluate(pack, { type: 'reveal', spin: 'paid', stops: [], window: window.map((reel) => [...reel]), multiplier: 1 }, 0).pays;
  expect(paid(['CAC', 'CBC', 'BAB'])).toMatchObject([
    { line: 0, count: 3, mix: 0, win: 2 },
    { line: 1, symbol: 'C', count: 2, win: 1 },
  ]);
  expect(paid(['BAB', 'CAC', 'CAC'])).toEqual([{ type: 'pay', by: 'line', line: 0, symbol: 'A', count: 3, win: 9 }]);
});

test('a wild that blooms covers its reel in paid spins alone, over a scatter too', () => {
  const pack = small({ ...free, bloom: { chance: [1, 1], reels: [2] } });
  const draws = [0, 0, 0, 0, 1];
  const { events } = playRound(pack, () => draws.shift() ?? 0);
  expect(beforeSpins(events)).toEqual([{ wildReel: 2 }]);
  expect(spinsOf<LinesPay>(events)[0]!.reveal.window[2]).toEqual(['W', 'W', 'W']);
});

test.each([
  ['without a wild', { bloom: { chance: [1, 5], reels: [1] } }, 'there is no wild that blooms'],
  ['on a reel that is not there', { ...free, bloom: { chance: [1, 5], reels: [3] } }, 'the wild blooms beside the reels'],
  ['on a reel twice', { ...free, bloom: { chance: [1, 5], reels: [1, 1] } }, 'a reel blooms once'],
  [
    'beside twins',
    { ...free, bloom: { chance: [1, 5], reels: [1] }, twins: { paid: [1, 3], free: [1, 1] } },
    'a game has twins or a wild that blooms',
  ],
])('no wild blooms %s', (_, twists, said) => {
  expect(() => small(twists)).toThrow(said);
});

test('twins show the same, a walking wild covers its reel, and the drawn factor counts in all free spins', () => {
  const pack = small({ ...free, twins: { paid: [1, 1], free: [1, 1] } });
  const [reel, twin] = windowOf(pack, 'paid', [2, 2, 1], { twins: [0, 1] });
  expect(twin).toEqual(reel);
  const walking = small({ ...free, freeSpins: { limit: 2, multiplier: { 2: 3, 4: 1 }, wildReels: [2, 1] } });
  // Scatters on all reels; the factor 4; again scatters, which the wild then hides on its reel.
  const draws = [0, 0, 1, 3, 0, 0, 1];
  const { events } = playRound(walking, () => draws.shift() ?? 0);
  expect(multiplierOf(events)).toBe(4);
  const spins = spinsOf<LinesPay>(events);
  expect(beforeSpins(events)).toEqual([{}, { wildReel: 2 }]);
  expect(spins[1]!.reveal).toMatchObject({ multiplier: 4, window: [expect.anything(), expect.anything(), ['W', 'W', 'W']] });
});

test('a largest win that a paid spin alone can reach lowers the return by what it cuts off', () => {
  const { rtp, maxWin, capEffect } = linesFigures(small({ maxWinTimesStake: 2 }));
  const whole = linesFigures(small({}));
  const [cap, stake] = [6, 3];
  let [cut, count] = [0, 0];
  for (const a of [0, 1, 2, 3, 4])
    for (const b of [0, 1, 2, 3, 4])
      for (const c of [0, 1, 2, 3, 4]) {
        const { win } = resultOf(small({}), 'paid', [a, b, c]);
        cut += Math.max(0, win - cap) / stake;
        count += 1;
      }
  expect([maxWin, rtp]).toEqual([2, whole.rtp]);
  expect(capEffect).toBeCloseTo(cut / count, 12);
});

test('no bound is told where a paid spin reaches the largest win and free spins go beyond it', () => {
  expect(linesFigures(small({ ...free, maxWinTimesStake: 2 })).capEffect).toBe(Infinity);
});
