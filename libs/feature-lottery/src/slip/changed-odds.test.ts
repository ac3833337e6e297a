import { expect, test } from 'vitest';
import { atOddsOfNow, changedOdds } from './changed-odds.ts';

const line = { type: 'lo2', selection: ['12', '34', '56'], unit: '1000', odds: '99.5' };
const refusal = (drawId: string, odds: string, selection?: string[]) => ({
  line: 0,
  drawId,
  code: 'odds_changed' as const,
  odds,
  ...(selection && { selection }),
});

test('for one draw, numbers whose odds changed become a line of their own', () => {
  const changed = changedOdds([line], [refusal('A', '90', ['12'])], 1);
  expect(changed).toEqual([{ line: 0, selection: ['12'], before: '99.5', now: '90' }]);
  expect(atOddsOfNow([line], changed)).toEqual([
    { ...line, selection: ['34', '56'] },
    { ...line, selection: ['12'], odds: '90' },
  ]);
});

test('for several draws, each part has the lowest odds of all, and a single price in each draw', () => {
  const changed = changedOdds([line], [refusal('A', '90', ['12', '34']), refusal('B', '80', ['34']), refusal('C', '95', ['12', '34'])], 3);
  expect(changed).toEqual([
    { line: 0, selection: ['12'], before: '99.5', now: '90' },
    { line: 0, selection: ['34'], before: '99.5', now: '80' },
  ]);
});

test('if one draw still has the old odds and they are lower, these are offered', () => {
  expect(changedOdds([line], [refusal('A', '120')], 2)).toEqual([{ line: 0, selection: line.selection, before: '99.5', now: '99.5' }]);
});

test('for tables, the lowest price of each key counts', () => {
  const sides = { type: 'sides', selection: ['big', 'odd'], unit: '1', odds: { big: '1.9', odd: '1.9' } };
  const told = [
    { line: 0, drawId: 'A', code: 'odds_changed' as const, odds: { big: '1.8', odd: '1.9' } },
    { line: 0, drawId: 'B', code: 'odds_changed' as const, odds: { big: '1.9', odd: '1.7' } },
  ];
  expect(changedOdds([sides], told, 2)[0]!.now).toEqual({ big: '1.8', odd: '1.7' });
});
