import { expect, test } from 'vitest';
import type { Draw } from '../../../game.ts';
import { toNumber } from '../../fraction.ts';
import { spinsOf, type SpinKind } from '../events.ts';
import { windowAt } from '../windows.ts';
import { changesOf, type WaysSpinPay } from './events.ts';
import type { WaysPack } from './pack.ts';
import { evaluate, playRound } from './rules.ts';
import { spinFigures } from './spin-figures.ts';
import { choose } from './steps.ts';

/** A game small enough to play every round of it. */
const small = {
  stakeUnits: 10,
  grid: { reels: 5, rows: 3 },
  symbols: { A: 'a', B: 'b', C: 'c', M: 'mystery', W: 'wild', S: 'scatter' },
  wild: 'W',
  scatter: 'S',
  pays: { A: [5, 20, 80], B: [2, 6, 30], C: [1, 4, 10] },
  scatterPays: { 3: { timesStake: 2, freeSpins: 8 }, 4: { timesStake: 5, freeSpins: 8 }, 5: { timesStake: 9, freeSpins: 8 } },
  freeSpins: { limit: 40, multiplier: 2 },
  strips: {
    paid: ['AMBC', 'BMAC', 'CABM', 'ACB', 'BCA'],
    free: ['ABCS', 'BACS', 'CABS', 'ACB', 'BCA'],
  },
} as const as unknown as WaysPack;

/** The value of every row of draws, with its chance: branches on each answer that a draw may give. */
function everyCase<Value>(play: (draw: Draw) => Value): { value: Value; chance: number }[] {
  const cases: { value: Value; chance: number }[] = [];
  const go = (answers: readonly number[], counts: readonly number[]) => {
    let asked = 0;
    const sizes: number[] = [];
    const value = play((count) => {
      sizes.push(count);
      return answers[asked++] ?? 0;
    });
    const [all, chance] = [[...answers, ...sizes.slice(answers.length).map(() => 0)], sizes.reduce((product, size) => product / size, 1)];
    cases.push({ value, chance });
    // Tries the other answers of each draw, from the last backwards; later draws start over.
    for (let last = all.length - 1; last >= counts.length; last -= 1)
      for (let answer = 1; answer < sizes[last]!; answer += 1) go([...all.slice(0, last), answer], sizes.slice(0, last + 1));
  };
  go([], []);
  return cases;
}

const moments = (cases: { value: number; chance: number }[]) => ({
  mean: cases.reduce((sum, { value, chance }) => sum + value * chance, 0),
  square: cases.reduce((sum, { value, chance }) => sum + value ** 2 * chance, 0),
  nothing: cases.reduce((sum, { value, chance }) => (value === 0 ? sum + chance : sum), 0),
});

function expectSame(pack: WaysPack, kind: SpinKind, cases: { value: number; chance: number }[]) {
  const { awarding, nothing } = spinFigures(pack, kind);
  const [played, exact] = [
    moments(cases),
    awarding.reduce((sum, { mean, square }) => ({ mean: sum.mean + mean, square: sum.square + square }), { mean: 0, square: 0 }),
  ];
  expect(exact.mean).toBeCloseTo(played.mean, 9);
  expect(exact.square).toBeCloseTo(played.square, 6);
  expect(toNumber(nothing)).toBeCloseTo(played.nothing, 9);
}

test('mysteries all turn into one symbol by its weight, and figures are those of every round', () => {
  const pack: WaysPack = { ...small, mystery: { symbol: 'M', weights: { A: 1, C: 3 } } };
  const cases = everyCase((draw) => playRound(pack, draw));
  for (const { value } of cases) {
    const [changes] = changesOf(value.events);
    const { window } = spinsOf<WaysSpinPay>(value.events as never)[0]!.reveal;
    expect(changes!.length).toBe(window.flat().includes('M') ? 1 : 0);
    for (const { cells } of changes!) expect(cells.every(([reel, row]) => window[reel]![row] === 'M')).toBe(true);
  }
  expectSame(
    pack,
    'paid',
    cases.map(({ value, chance }) => ({ value: value.win, chance })),
  );
});

test('a respin leaves one reel as it was, and figures are those of every round', () => {
  const pack: WaysPack = { ...small, pays: { A: [5, 20, 80], B: [2, 6, 30], C: [1, 4, 10] }, respin: { reel: 0, oneIn: 3 } };
  const short: WaysPack = {
    ...pack,
    strips: { ...pack.strips, paid: ['ABC', 'BAC', 'ACC', 'ABB', 'BCA'].map((strip) => strip.replaceAll('M', 'A')) },
  };
  const cases = everyCase((draw) => playRound(short, draw));
  const again = cases.filter(({ value }) => spinsOf(value.events as never).length === 2);
  expect(again.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1 / 3, 9);
  for (const { value } of again.slice(0, 200)) {
    const [first, second] = spinsOf(value.events as never);
    expect(second!.reveal.stops[0]).toBe(first!.reveal.stops[0]);
    expect(second!.reveal.held).toBe(0);
  }
  expectSame(
    short,
    'paid',
    cases.map(({ value, chance }) => ({ value: value.win, chance })),
  );
});

test('wilds cross a free spin along a path, over scatters too, which count before', () => {
  const pack: WaysPack = {
    ...small,
    crossing: {
      oneIn: 3,
      paths: [
        [0, 1, 2, 1],
        [2, 1, 0, 0],
      ],
    },
  };
  const cases = everyCase((draw) => {
    const stops = pack.strips.free.map((strip) => draw(strip.length));
    const window = pack.strips.free.map((strip, reel) => windowAt(strip, stops[reel]!, 3));
    const { pays } = evaluate(pack, { type: 'reveal', spin: 'free', stops, window, multiplier: 2 }, choose(pack, 'free', window, draw));
    return pays.reduce((sum, { win }) => sum + win, 0);
  });
  expectSame(pack, 'free', cases);
});
