import { describe, expect, test } from 'vitest';
import { toFixed } from '../../engines/fraction.ts';
import { coinChain } from '../../engines/slot/hold/chain.ts';
import { roundOf, type HoldRoundEvent } from '../../engines/slot/hold/events.ts';
import { holdFigures, holdWorth } from '../../engines/slot/hold/exact-figures.ts';
import { holdPackSchema } from '../../engines/slot/hold/pack.ts';
import { coinWeights, playRound, rules } from '../../engines/slot/hold/rules.ts';
import { waysPays } from '../../engines/slot/ways-pays.ts';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../../fairness/seeds.ts';
import json from './pack.json' with { type: 'json' };

const pack = holdPackSchema.parse(json);
const { hold, strips, stakeUnits } = pack;
const cells = 15;

test('returns what the par sheet states, to the last digit (games.md B2)', () => {
  const { rtp, parts, hitRate, variance, maxWin } = holdFigures(pack);
  expect([rtp, parts['ways']!, parts['hold']!, hitRate].map((value) => toFixed(value, 6))).toEqual([
    '0.963176',
    '0.585796',
    '0.377380',
    '0.398891',
  ]);
  expect(
    holdWorth(pack)
      .slice(6, 9)
      .map(({ mean }) => toFixed(mean, 4)),
  ).toEqual(['37.7981', '40.6496', '43.9705']);
  expect(Math.sqrt(variance).toFixed(6)).toBe('7.546230');
  expect(maxWin).toBeLessThanOrEqual(3344.5);
});

describe('ways', () => {
  const pays = (...reels: string[]) =>
    waysPays(
      pack,
      reels.map((reel) => [...reel]),
    );

  test('multiply the places of a symbol on adjacent reels from the left, a flame being any', () => {
    expect(pays('DDG', 'DWK', 'EDD', 'AAA', 'DDD')).toEqual([{ type: 'pay', by: 'ways', symbol: 'D', count: 3, ways: 8, win: 8 * 40 }]);
    expect(pays('DHH', 'DKK', 'DEE', 'DAA', 'DBB')).toMatchObject([{ symbol: 'D', count: 5, ways: 1, win: 500 }]);
  });

  test('pay every symbol by itself, and none on two reels, past a gap or for coins', () => {
    expect(pays('DGH', 'WDG', 'DGK', 'AAA', 'AAA').map(({ symbol, ways }) => [symbol, ways])).toEqual([
      ['D', 2],
      ['G', 2],
    ]);
    expect(pays('DDD', 'DDD', 'AAA', 'DDD', 'DDD')).toEqual([]);
    expect(pays('OOO', 'OOO', 'OOO', 'OOO', 'OOO')).toEqual([]);
  });
});

describe('locked coins', () => {
  /** Reels of three, two or no coins; then the draws of the hold in order. */
  const stopsWith = (counts: readonly number[]) =>
    counts.map((count, reel) => {
      const strip = strips.paid[reel]!;
      return [...strip].findIndex((_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === 'O').length === count);
    });
  const play = (counts: readonly number[], draws: readonly number[]) => {
    const left = [...stopsWith(counts), ...draws];
    const round = playRound(pack, (count) => {
      const next = left.shift();
      if (next === undefined || next >= count) throw new Error(`no ${next} of ${count}`);
      return next;
    });
    expect(left).toEqual([]);
    return round;
  };
  const miss = (times: number) => Array.from({ length: times }, () => 17);

  test('are drawn reel by reel from the top, and no coin in three respins ends them', () => {
    const { events, win } = play([3, 0, 3, 0, 0], [0, 639, 640, 1119, 1120, 1999, ...miss(27)]);
    const { hold: held, pays: reels } = roundOf(events);
    expect(held!.coins.map(({ reel, row, value }) => [reel, row, value])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [0, 2, 2],
      [2, 0, 2],
      [2, 1, 3],
      [2, 2, 150],
    ]);
    expect(held!.respins.map(({ left, coins }) => [left, coins.length])).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(win).toBe(159 * stakeUnits + reels.reduce((sum, pay) => sum + pay.win, 0));
  });

  test('bring all respins back with a new one, whose value is drawn at once', () => {
    const values = [0, 0, 0, 0, 0, 0];
    const { events } = play([3, 0, 3, 0, 0], [...values, ...miss(9), 0, 1995, ...miss(8), ...miss(24)]);
    expect(roundOf(events).hold!.respins.map(({ left, coins }) => [left, coins])).toEqual([
      [2, []],
      [3, [{ reel: 1, row: 0, value: 50 }]],
      [2, []],
      [1, []],
      [0, []],
    ]);
  });

  test('end at once when they fill all cells, and pay the prize of a full grid', () => {
    const landing = Array.from({ length: 9 }, () => [0, 0]).flat();
    const { events } = play([3, 0, 3, 0, 0], [...Array.from({ length: 6 }, () => 0), ...landing]);
    const { hold: held } = roundOf(events);
    expect(held!.respins).toHaveLength(1);
    expect(held!.pay).toMatchObject({ count: cells, full: true, win: (cells + hold.fullGridTimesStake) * stakeUnits });
  });

  test('need six: five pay nothing by themselves', () => {
    expect(roundOf(play([3, 2, 0, 0, 0], []).events).hold).toBeUndefined();
  });

  test('grow by the chain as they do in play', () => {
    const chances = coinChain(2, 1, { numerator: 1n, denominator: 2n });
    // Starting with none: both at once, one and then the other, only one, or none.
    expect(chances[0]!.map(({ numerator, denominator }) => Number(numerator) / Number(denominator))).toEqual([1 / 4, 1 / 4, 1 / 2]);
    expect(coinWeights(hold).reduce((sum, [, weight]) => sum + weight, 0)).toBe(2000);
  });
});

test('a round wins what its pays add up to, and says how it ended', () => {
  const seeds = { serverSeed: 'd'.repeat(64), clientSeed: 'hold' };
  const rounds = Array.from({ length: 3_000 }, (_, nonce) => playRound(pack, drawFrom(roundBytes({ ...seeds, nonce }))));
  for (const { events, win } of rounds) {
    expect(events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0)).toBe(win);
    const coins = roundOf(events).hold;
    if (!coins) continue;
    const all = [...coins.coins, ...coins.respins.flatMap((respin) => respin.coins)];
    expect(new Set(all.map(({ reel, row }) => reel * 3 + row)).size).toBe(coins.pay.count);
    expect(rules.outcomeMark(events as HoldRoundEvent[])).toMatch(/^\d+(\.\d+){4}:\d+ coins$/);
  }
  expect(rounds.filter(({ events }) => roundOf(events).hold).length).toBeGreaterThan(15);
});
