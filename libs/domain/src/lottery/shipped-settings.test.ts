import { expect, test } from 'vitest';
import { packIds, packs } from './packs.ts';
import { settingsProblems, withSettings } from './settings.ts';
import { shippedSettings } from './shipped-settings.ts';

test.each(packIds)('%s is offered in amounts that suit the currency', (id) => {
  const pack = packs[id];
  expect(shippedSettings(pack, 'BDT')).toEqual({});
  for (const currency of ['VND', 'USD', 'JPY'] as const)
    expect(settingsProblems(pack, shippedSettings(pack, currency), currency)).toEqual([]);
  const [dong, dollar] = (['VND', 'USD'] as const).map((currency) => withSettings(pack, shippedSettings(pack, currency)).types[0]!);
  const { limits, exposure } = pack.types[0]!;
  expect(dong!.limits.minUnit).toBe('1000');
  expect(dong!.limits.maxUnit).toBe(`${limits.maxUnit}000`);
  expect(dong!.exposure.steps[0]!.from).toBe(`${exposure.steps[0]!.from}000`);
  expect(dollar!.limits.minUnit).toBe('0.10');
});
