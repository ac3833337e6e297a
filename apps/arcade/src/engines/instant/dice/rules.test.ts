import { expect, test } from 'vitest';
import { rules, timesOf } from './rules.ts';
import type { DicePack } from './pack.ts';

const pack = {} as DicePack;
/** A round in which this number is rolled. */
const round = (side: 'under' | 'over', winning: number, rolled: number) => rules.play(pack, { side, winning }, () => rolled);

test('under wins below the target and over at or above it, so that both have as many winning numbers', () => {
  for (const [side, winning, rolled, won] of [
    ['under', 5000, 4999, true],
    ['under', 5000, 5000, false],
    ['over', 5000, 5000, true],
    ['over', 5000, 4999, false],
    ['over', 2, 9998, true],
    ['over', 2, 9997, false],
  ] as const)
    expect([side, rolled, round(side, winning, rolled).win]).toEqual([side, rolled, won ? timesOf(winning) : 0]);
});

test('a win is its multiplier, rounded down to ten-thousandths', () => {
  expect(round('under', 7646, 0)).toMatchObject({
    win: 12_947,
    events: [{ type: 'reveal' }, { type: 'pay', win: 12_947 }, { type: 'end' }],
  });
  expect(round('under', 2, 1).win).toBe(49_500_000);
});

test('only the offered choices are read', () => {
  expect(rules.readInput({ side: 'over', winning: 9800 }, pack)).toEqual({ side: 'over', winning: 9800 });
  const refused = [null, {}, [], 'under', { side: 'edge', winning: 50 }, { side: 'under' }, { side: 'under', winning: 50, more: 1 }];
  for (const winning of [1, 9801, 50.5, '50', Number.NaN]) refused.push({ side: 'under', winning } as never);
  for (const value of refused) expect([value, rules.readInput(value, pack)]).toEqual([value, undefined]);
});
