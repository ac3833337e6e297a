import { describe, expect, test } from 'vitest';
import {
  changedSettings,
  decimalOf,
  onlyTurnsOff,
  packs,
  rtpOf,
  settingsProblems,
  typeOf,
  withSettings,
  type PackSettings,
} from './index.ts';

const north = packs['vn-north'];

describe('a pack with a merchant’s settings', () => {
  test('has the merchant’s values, and the pack’s where there are none', () => {
    const settings: PackSettings = {
      limits: { maxUnit: '500' },
      types: {
        lo2: { odds: '78', costUnits: 22 },
        deBs: { limits: { maxUnit: '50' }, steps: [{ from: '1000', odds: 'closed' }] },
        de: { off: true },
      },
    };
    expect(settingsProblems(north, settings, 'BDT')).toEqual([]);
    const offered = withSettings(north, settings);
    const lo2 = typeOf(offered, 'lo2')!;
    expect(lo2).toMatchObject({ odds: '78', costUnits: 22, limits: { minUnit: '1', maxUnit: '500' } });
    expect(decimalOf(rtpOf(offered, lo2).highest, 4)).toBe('0.9573');
    expect(typeOf(offered, 'deBs')).toMatchObject({
      odds: '1.95',
      limits: { maxUnit: '50' },
      exposure: { per: 'number', steps: [{ from: '1000', odds: 'closed' }] },
    });
    expect(typeOf(offered, 'de')).toBeUndefined();
    expect(withSettings(north, {})).toEqual(north);
  });

  test('has a table of odds whose other keys stay', () => {
    const settings: PackSettings = { types: { single: { odds: { 2: '2.5' } } } };
    expect(settingsProblems(packs.k3, settings, 'BDT')).toEqual([]);
    expect(typeOf(withSettings(packs.k3, settings), 'single')!.odds).toEqual({ 1: '2', 2: '2.5', 3: '4' });
  });

  test('refuses no line for what it could pay where each payout is capped', () => {
    const offered = withSettings(north, { caps: { maxPayoutPerBet: '1000' }, types: { lo2: { limits: { maxPayout: '7' } } } });
    expect(typeOf(offered, 'de')!.limits.maxPayout).toBe('999999999999999');
    expect(typeOf(offered, 'lo2')!.limits.maxPayout).toBe('7');
  });
});

test.each<[string, unknown, string]>([
  ['no object', [], 'file'],
  ['what is not known', { odds: '1' }, 'odds'],
  ['a type that there is not', { types: { lo9: {} } }, 'types.lo9'],
  ['odds that are none', { types: { lo2: { odds: '1.23456' } } }, 'types.lo2.odds'],
  ['a table for one price', { types: { lo2: { odds: { big: '1' } } } }, 'types.lo2.odds'],
  ['cost units of none', { types: { lo2: { costUnits: 0 } } }, 'types.lo2.costUnits'],
  ['a least unit above the greatest', { limits: { minUnit: '2000' }, types: { lo2: {} } }, 'types.lo2.limits.maxUnit'],
  [
    'steps out of order',
    {
      types: {
        de: {
          steps: [
            { from: '9', odds: '90' },
            { from: '9', odds: 'closed' },
          ],
        },
      },
    },
    'types.de.steps[1].from',
  ],
  [
    'a step after the last',
    {
      types: {
        de: {
          steps: [
            { from: '1', odds: 'closed' },
            { from: '9', odds: '1' },
          ],
        },
      },
    },
    'types.de.steps[1]',
  ],
  ['a step with better odds', { types: { de: { steps: [{ from: '9', odds: '99.6' }] } } }, 'types.de.steps[0].odds'],
  ['odds that cost the house', { types: { de: { odds: '100.01' } } }, 'types.de.odds'],
  ['odds that cost the house of a type that is off', { types: { de: { off: true, odds: '100.01' } } }, 'types.de.odds'],
  ['cost units that cost the house', { types: { lo2: { costUnits: 26 } } }, 'types.lo2.costUnits'],
  ['an option that the pack lacks', { options: { tripleLoses: true } }, 'options.tripleLoses'],
  ['a cap of nothing', { caps: { maxPayoutPerMember: '0.00' } }, 'caps.maxPayoutPerMember'],
  ['a cap that is no amount', { caps: { maxPayoutPerBet: 'a lot' } }, 'caps.maxPayoutPerBet'],
])('%s are told with their path', (_what, settings, path) => {
  expect(settingsProblems(north, settings, 'BDT').map((problem) => problem.path)).toContain(path);
});

test.each<[string, unknown, string]>([
  ['one price for a table', { types: { single: { odds: '1.9' } } }, 'types.single.odds'],
  ['a key that the pack lacks', { types: { single: { odds: { 4: '1.9' } } } }, 'types.single.odds.4'],
  ['an option of another kind', { options: { tripleLoses: 'no' } }, 'options.tripleLoses'],
])('%s is told with its path', (_what, settings, path) => {
  expect(settingsProblems(packs.k3, settings, 'BDT').map((problem) => problem.path)).toContain(path);
});

test.each<[string, PackSettings, string]>([
  ['a limit', { limits: { minUnit: '0.50' } }, 'limits.minUnit'],
  ['a step', { steps: [{ from: '1000.5', odds: 'closed' }] }, 'steps[0].from'],
  ['a cap', { caps: { maxPayoutPerMember: '99.99' } }, 'caps.maxPayoutPerMember'],
  ['a limit of one type', { types: { de: { limits: { maxUnit: '5000.25' } } } }, 'types.de.limits.maxUnit'],
  ['a step of one type', { types: { de: { steps: [{ from: '7.5', odds: '90' }] } } }, 'types.de.steps[0].from'],
])('%s with more decimals than the currency has is told with its path', (_what, settings, path) => {
  expect(settingsProblems(north, settings, 'VND').map((problem) => problem.path)).toEqual([path]);
  expect(settingsProblems(north, settings, 'BDT')).toEqual([]);
});

test('a change names the types that it is about', () => {
  const before: PackSettings = { types: { lo2: { odds: '78', costUnits: 22 }, de: { odds: '90' } } };
  expect(changedSettings(before, { types: { lo2: { costUnits: 22, odds: '78' } }, limits: {} })).toEqual(['types.de']);
  expect(changedSettings({}, { limits: { maxUnit: '5' }, types: { de: {}, lo3: { off: true } } })).toEqual(['limits', 'types.lo3']);
});

test('a change that only turns types off is told from any other', () => {
  const before: PackSettings = { types: { lo2: { odds: '78' } } };
  expect(onlyTurnsOff(before, { types: { lo2: { odds: '78', off: true }, de: { off: true } } })).toBe(true);
  expect(onlyTurnsOff(before, { types: { lo2: { odds: '79', off: true } } })).toBe(false);
  expect(onlyTurnsOff({ types: { de: { off: true } } }, {})).toBe(false);
  expect(onlyTurnsOff(before, { ...before, limits: { maxUnit: '5' } })).toBe(false);
});
