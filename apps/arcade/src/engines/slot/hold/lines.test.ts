import { expect, test } from 'vitest';
import { toNumber } from '../../fraction.ts';
import { roundOf } from './events.ts';
import { holdFigures } from './exact-figures.ts';
import type { HoldPack } from './pack.ts';
import { playRound, rules } from './rules.ts';

/** Three lines over reels short enough to try everything. */
const pack = {
  stakeUnits: 3,
  grid: { reels: 5, rows: 3 },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
  ],
  symbols: { W: 'wild', O: 'coin', A: 'anvil', B: 'bell' },
  wild: 'W',
  coin: 'O',
  pays: { A: [5, 20, 100], B: [2, 6, 30] },
  strips: { paid: ['ABOO', 'WABO', 'BAWO', 'ABBO', 'OAWB'] },
  hold: { triggerCoins: 6, respins: 3, cellChance: [1, 18], coinTimesStake: { 1: 3, 5: 1 }, fullGridTimesStake: 100 },
} as unknown as HoldPack;

/** The round of these stops, in which no further coin lands. */
const play = (stops: readonly number[]) => {
  const left = [...stops];
  return playRound(pack, (count) => left.shift() ?? count - 1);
};
const positions = Array.from({ length: 4 ** 5 }, (_, index) => [0, 1, 2, 3, 4].map((reel) => Math.floor(index / 4 ** reel) % 4));

test('with lines, a run from the left pays on its line, and coins only where they lock', () => {
  const { pays, hold } = roundOf(play([0, 0, 3, 1, 0]).events);
  expect(pays).toEqual([{ type: 'pay', by: 'line', line: 1, symbol: 'A', count: 3, win: 5 }]);
  expect(hold).toBeUndefined();
});

test('its figures are those of every position, tried one by one', () => {
  const rounds = positions.map((stops) => play(stops));
  const lines = rounds.map(({ events }) => roundOf(events).pays.reduce((sum, { win }) => sum + win, 0));
  const { parts, hitRate } = holdFigures(pack);
  expect(toNumber(parts['lines']!)).toBeCloseTo(lines.reduce((sum, win) => sum + win, 0) / positions.length / pack.stakeUnits, 10);
  expect(toNumber(hitRate)).toBeCloseTo(rounds.filter(({ win }) => win > 0).length / positions.length, 10);
});

test('a round is told, and recomputes from its stops', () => {
  const stops = positions.find((each) => roundOf(play(each).events).hold)!;
  expect(play(stops)).toEqual(play(stops));
  expect(rules.outcomeMark(play(stops).events)).toBe(`${stops.join('.')}:6 coins`);
});
