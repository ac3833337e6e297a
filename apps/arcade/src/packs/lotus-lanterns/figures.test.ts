import { expect, test } from 'vitest';
import { linesFigures, spinOutcomes } from '../../engines/slot/lines/exact-figures.ts';
import { exactReturn } from '../../engines/slot/lines/exact.ts';
import { addFractions, multiply, share } from '../../engines/fraction.ts';
import { linesPackSchema } from '../../engines/slot/lines/pack.ts';
import { positionsOf } from '../../engines/slot/outcomes.ts';
import { packsFolder, readGame } from '../read-games.ts';
import json from './pack.json' with { type: 'json' };

const pack = linesPackSchema.parse(json);
const { stakeUnits, figures } = pack;

test('this version never changes again: rounds are verified against it', () => {
  // Another hash means other rules: give them a new version, and move the pack of this one into `former`.
  expect(readGame(`${packsFolder}/lotus-lanterns`).version(null)!.packHash).toMatchInlineSnapshot(
    `"ebd8a3db50ab3c10338a53153a61fbfffedd131b02727dd95b2a1809871fff05"`,
  );
});

test('what players are told is what strips and paytable give', () => {
  expect(linesFigures(pack).told).toEqual(figures);
  expect(figures.rtp).toBe(pack.rtpTarget);
});

test('going through all positions gives the same as the closed form, to the last digit', () => {
  const { lines, scatters, freeSpins: freeSpinsPart, trigger, freeSpinsPerTrigger } = exactReturn(pack);
  const meanOf = (kind: 'paid' | 'free') => {
    const outcomes = spinOutcomes(pack, kind);
    const positions = positionsOf(pack.strips[kind]);
    expect(outcomes.reduce((sum, each) => sum + each.positions, 0)).toBe(positions);
    return share(
      outcomes.reduce((sum, each) => sum + each.pay * each.positions, 0),
      positions * stakeUnits,
    );
  };
  expect(meanOf('paid')).toEqual(addFractions(lines, scatters));
  expect(multiply(multiply(meanOf('free'), trigger), freeSpinsPerTrigger)).toEqual(freeSpinsPart);
});
