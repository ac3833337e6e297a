import { describe, expect, test } from 'vitest';
import { parseAmount, toDecimal, type Money } from '../money.ts';
import { chasePlan } from './chase.ts';
import { exposuresOf, oddsAtExposure, whyNotLimits } from './exposure.ts';
import { largestPayout } from './largest-payout.ts';
import { readLine, type Line, type RawLine } from './line.ts';
import { typeOf, type BetType } from './pack.ts';
import { packs, type PackId } from './packs.ts';
import { groupRebate, oddsAtGroup, oddsPlayedAt } from './prize-group.ts';
import { quickSet, type QuickPick } from './quick-sets.ts';
import { readEntries, readSlipText, selectionOf } from './slip-text.ts';

function lineOf(pack: PackId, raw: Partial<RawLine>): Line {
  const line = readLine(packs[pack], { type: undefined, selection: undefined, unit: '1.00', ...raw }, 'MYR');
  if (typeof line === 'string') throw new Error(line);
  return line;
}
const amount = (text: string) => parseAmount(text, 'MYR') as Money;

test.each<[PackId, Partial<RawLine>, string]>([
  // All 27 numbers can end alike.
  ['vn-north', { type: 'lo2', selection: ['83', '13'] }, '2686.50'],
  ['vn-north', { type: 'xien2', selection: ['83', '13', '01'] }, '48.00'],
  ['vn-north', { type: 'deBs', selection: ['big', 'small', 'odd'] }, '3.90'],
  ['thai', { type: 'tod3', selection: ['738', '112'] }, '300.00'],
  ['thai', { type: 'runTop', selection: ['1', '2', '3', '4'] }, '9.60'],
  ['4d', { type: 'iboxSmall', selection: ['1128', '8211'] }, '1086.00'],
  ['k3', { type: 'single', selection: ['1', '2'] }, '5.00'],
  ['k3', { type: 'twoSide', selection: ['big', 'odd', 'even'] }, '3.90'],
  ['k3', { type: 'sum', selection: ['4', '10'] }, '80.00'],
  ['ssc', { type: 'direct2', at: 'back', selection: ['1 2', '3'] }, '98.00'],
  ['ssc', { type: 'group3', at: 'front', selection: ['1', '2', '3'] }, '326.66'],
  ['ssc', { type: 'poker', selection: ['pair', 'none'] }, '3.25'],
  ['ssc', { type: 'any1', at: 'front', selection: ['1', '2'] }, '7.20'],
])('the most that %s %j can pay', (pack, raw, most) => {
  expect(toDecimal(largestPayout(packs[pack], lineOf(pack, raw)))).toBe(most);
});

describe('exposure', () => {
  test.each<[PackId, Partial<RawLine>, readonly string[]]>([
    ['vn-north', { type: 'lo2', selection: ['83', '13'] }, ['13 99.50', '83 99.50']],
    ['ssc', { type: 'digit', at: '2', selection: ['7'] }, ['2:7 9.80']],
    ['ssc', { type: 'group6', at: 'front', selection: ['1', '2', '3', '4'] }, ['front:* 653.33']],
    ['vn-north', { type: 'xien2', selection: ['83', '13', '01'] }, ['* 48.00']],
    // Every order of their digits wins with the same draw.
    ['thai', { type: 'tod3', selection: ['738', '211', '873'] }, ['112 300.00', '378 300.00']],
    ['4d', { type: 'iboxBig', selection: ['8211'] }, ['1128 209.00']],
    ['4d', { type: 'boxSmall', selection: ['8211', '1128'] }, ['1128 7000.00']],
    ['4d', { type: 'big', selection: ['1128'] }, ['1128 2500.00']],
    ['k3', { type: 'sum', selection: ['9'] }, ['9 10.00']],
    ['k3', { type: 'single', selection: ['1'] }, ['1 4.00']],
  ])('%s %j counts for its numbers, in their order', (pack, raw, expected) => {
    const exposures = exposuresOf(packs[pack], lineOf(pack, raw));
    expect(exposures.map((each) => `${each.number} ${toDecimal(each.amount)}`)).toEqual(expected);
  });

  test('crossing a step changes the odds of later lines, and the last one closes the number', () => {
    const steps = [
      { from: '100', odds: '95' },
      { from: '200', odds: 'closed' },
    ] as const;
    const type: BetType = { ...typeOf(packs['vn-north'], 'lo2')!, exposure: { per: 'number', steps } };
    expect(['99.99', '100', '199.99', '200'].map((text) => oddsAtExposure(type, amount(text)))).toEqual([
      { odds: '99.5', step: 0 },
      { odds: '95', step: 1 },
      { odds: '95', step: 1 },
      { odds: 'closed', step: 2 },
    ]);
  });

  test('limits are of the unit, of the stake in a draw, and of what a line can pay', () => {
    const limits = { minUnit: '1', maxUnit: '10', maxStakePerDraw: '50', maxPayout: '900' };
    const why = (unit: string, staked: string, capped = false) => {
      const line = lineOf('thai', { type: 'top2', selection: ['87'], unit });
      return whyNotLimits(packs.thai, { ...line, type: { ...line.type, limits } }, { staked: amount(staked), capped });
    };
    expect([why('0.99', '1'), why('10.01', '1'), why('10', '40.01'), why('10', '40')]).toEqual([
      'unit_limit',
      'unit_limit',
      'stake_limit',
      null,
    ]);
    const line = lineOf('thai', { type: 'top3', selection: ['387'], unit: '2' });
    const dear = { ...line, type: { ...line.type, limits } };
    expect(whyNotLimits(packs.thai, dear, { staked: amount('1') })).toBe('exposure_limit');
    expect(whyNotLimits(packs.thai, dear, { staked: amount('1'), capped: true })).toBeNull();
  });
});

describe('prize groups', () => {
  test.each<[PackId, string]>(
    (['ssc', 'pk10', '11x5'] as const).flatMap((id) =>
      packs[id].types.filter(({ prizeGroup }) => prizeGroup).map((type): [PackId, string] => [id, type.id]),
    ),
  )('%s %s has the odds of its own group', (pack, id) => {
    const type = typeOf(packs[pack], id)!;
    expect(oddsAtGroup(packs[pack], type, type.prizeGroup!)).toBe(type.odds);
  });

  test('a lower group has lower odds and gives back the difference', () => {
    expect(oddsAtGroup(packs.ssc, typeOf(packs.ssc, 'group6')!, 1800)).toBe('150');
    expect(oddsAtGroup(packs.pk10, typeOf(packs.pk10, 'direct3')!, 1955)).toBe('703.8');
    expect(groupRebate(1960, 1800)).toEqual({ top: 2n, bottom: 25n });
    expect(() => oddsAtGroup(packs.ssc, typeOf(packs.ssc, 'niu')!, 1960)).toThrow(RangeError);
    expect(() => groupRebate(1800, 1960)).toThrow(RangeError);
  });

  test('odds that were moved away from those of their group move in proportion', () => {
    const digit = typeOf(packs.ssc, 'digit')!;
    expect(oddsPlayedAt(packs.ssc, digit, '9.8', 1800)).toBe('9');
    expect(oddsPlayedAt(packs.ssc, digit, '9', 1960)).toBe('9');
    expect(oddsPlayedAt(packs.ssc, digit, '9', 1800)).toBe('8.2653');
  });
});

test('a chase is planned step by step: stake, cumulated stake, profit at the first win', () => {
  const plan = chasePlan(lineOf('vn-north', { type: 'lo2', selection: ['83'] }), [1, 2, 4]);
  expect(plan.map((step) => [step.stake, step.cumulated, step.profit].map(toDecimal).join(' '))).toEqual([
    '27.00 27.00 72.50',
    '54.00 81.00 118.00',
    '108.00 189.00 209.00',
  ]);
  expect(() => chasePlan(lineOf('vn-north', { type: 'lo2', selection: ['83'] }), [1.5])).toThrow(RangeError);
});

test.each<[QuickPick, string]>([
  [{ set: 'head', digit: 3 }, '30 31 32 33 34 35 36 37 38 39'],
  [{ set: 'tail', digit: 3 }, '03 13 23 33 43 53 63 73 83 93'],
  [{ set: 'sum', digit: 3 }, '03 12 21 30 49 58 67 76 85 94'],
  [{ set: 'double' }, '00 11 22 33 44 55 66 77 88 99'],
  [{ set: 'reverse' }, '21 43'],
])('the quick set %j', (pick, expected) => {
  expect(quickSet({ digits: 2 }, pick, ['34', '12']).join(' ')).toBe(expected);
});

test('odd, even, big and small halve the numbers', () => {
  const halves = (['odd', 'even', 'big', 'small'] as const).map((set) => quickSet({ digits: 2 }, { set }));
  expect(halves.map((numbers) => `${numbers.length} ${numbers[0]} ${numbers.at(-1)}`)).toEqual([
    '50 01 99',
    '50 00 98',
    '50 50 99',
    '50 00 49',
  ]);
});

describe('typed and pasted numbers', () => {
  test.each(['12 34 56', '12,34,56', ' 12;34\t56\n', '12-34|56.', '１２　３４、５６', '১২ ৩৪ ৫৬'])('%j is three numbers', (text) => {
    expect(selectionOf(readEntries({ digits: 2 }, text))).toEqual(['12', '34', '56']);
  });

  test('what cannot be read is marked in its place, and what was there is too', () => {
    expect(readEntries({ digits: 2 }, '12 345, 12 x', { taken: ['99'] })).toEqual([
      { from: 0, to: 2, text: '12', element: '12' },
      { from: 3, to: 6, text: '345', problem: 'unreadable' },
      { from: 8, to: 10, text: '12', element: '12', problem: 'repeated' },
      { from: 11, to: 12, text: 'x', problem: 'unreadable' },
    ]);
  });

  test('each line is of the type that it begins with', () => {
    const pack = packs['vn-north'];
    const text = 'lo2 12 34\n4cang 0213\n56\n\nBa càng: 213';
    const lines = readSlipText(pack, text, typeOf(pack, 'de')!, { '3cang': 'ba càng' });
    expect(lines.map(({ type, entries }) => `${type.id} ${selectionOf(entries).join()}`)).toEqual([
      'lo2 12,34',
      '4cang 0213',
      'de 56',
      '3cang 213',
    ]);
    const last = lines.at(-1)!.entries[0]!;
    expect(text.slice(last.from, last.to)).toBe('213');
  });
});
