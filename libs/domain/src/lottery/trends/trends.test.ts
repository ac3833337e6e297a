import { describe, expect, test } from 'vitest';
import { packs } from '../packs.ts';
import { lotoBoard, specialsByWeekday } from './boards.ts';
import { placeStats, streaksOf } from './fast-trends.ts';
import { coldTails, hotTails, tailGaps, tailStats } from './tail-stats.ts';

describe('tails', () => {
  const draws = [['07', '07', '13'], ['13'], ['07', '99'], ['42']];
  const of = (tail: string, window = 4) => tailStats(draws, window).tails.find((each) => each.tail === tail);

  test('hits count each time, draws once, and the gap is since the last', () => {
    expect(of('07')).toEqual({ tail: '07', hits: 3, draws: 2, gap: 1 });
    expect(of('42')).toEqual({ tail: '42', hits: 1, draws: 1, gap: 0 });
    expect(of('13', 2)).toEqual({ tail: '13', hits: 0, draws: 0, gap: 2 });
  });

  test('a window is the last draws, or all where there are fewer', () => {
    expect([tailStats(draws, 2).window, tailStats(draws, 100).window]).toEqual([2, 4]);
    expect(of('00', 100)?.gap).toBe(4);
  });

  test('hot ones have most hits, then the smaller gap, then the smaller number; cold ones came longest ago', () => {
    const { tails } = tailStats(draws, 4);
    expect(hotTails(tails).map(({ tail }) => tail)).toEqual(['07', '13', '42', '99', '00', '01', '02', '03', '04', '05']);
    expect(coldTails(tails)[0]).toEqual({ tail: '00', hits: 0, draws: 0, gap: 4 });
    expect(coldTails(tails)).toHaveLength(10);
  });

  test('gaps are the current and the longest', () => {
    const gaps = tailGaps([...draws, ['07']]);
    expect(gaps.find(({ tail }) => tail === '13')).toEqual({ tail: '13', current: 3, longest: 3 });
    expect(gaps.find(({ tail }) => tail === '07')).toEqual({ tail: '07', current: 0, longest: 1 });
  });
});

test('the board sorts tails by head and by last digit, and marks the special one', () => {
  const result = { first: ['107387'], last2: ['08'], front3: ['081', '298'], back3: ['687', '716'] };
  const board = lotoBoard(packs.thai, result);
  expect(board.heads[8]).toEqual([
    { digit: '1', special: false },
    { digit: '7', special: true },
    { digit: '7', special: false },
  ]);
  expect(board.tails[8]!.map(({ digit }) => digit)).toEqual(['0', '9']);
  const draws = [
    { day: '2026-08-22', result },
    { day: '2026-08-23', result },
  ];
  expect(specialsByWeekday(packs.thai, draws).map((days) => days.length)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

describe('fast games', () => {
  const draws = ['12345', '62345', '72345', '02345'].map((digits) => ({ digits: [...digits] }));

  test('a streak ends when the other side wins', () => {
    expect(streaksOf(packs.ssc, 'twoSide', '1', ['big', 'small'], draws)).toEqual([
      { element: 'small', length: 1 },
      { element: 'big', length: 2 },
      { element: 'small', length: 1 },
    ]);
  });

  test('a draw in which both sides push ends a streak', () => {
    const balls = ['06', '11', '07'].map((first) => ({ balls: [first, '01', '02', '03', '04'] }));
    expect(streaksOf(packs['11x5'], 'twoSide', '1', ['big', 'small'], balls)).toEqual([
      { element: 'big', length: 1 },
      { element: 'big', length: 1 },
    ]);
  });

  test('symbols are counted by place, with the draws since they last came', () => {
    const [first, second] = placeStats(packs.ssc, draws);
    expect(first!.symbols[6]).toEqual({ symbol: '6', hits: 1, gap: 2 });
    expect(first!.symbols[9]).toEqual({ symbol: '9', hits: 0, gap: 4 });
    expect(second!.symbols[2]).toEqual({ symbol: '2', hits: 4, gap: 0 });
  });
});
