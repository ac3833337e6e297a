import { expect, test } from 'vitest';
import { enumerate } from '../../engines/slot/lines/enumerate.ts';
import { exactFigures } from '../../engines/slot/lines/exact-figures.ts';
import { exactReturn } from '../../engines/slot/lines/exact.ts';
import { addFractions, fraction, toFixed } from '../../engines/fraction.ts';
import { linesPackSchema } from '../../engines/slot/lines/pack.ts';
import { playRound } from '../../engines/slot/lines/rules.ts';
import { drawFrom } from '../../fairness/draw.ts';
import { roundBytes } from '../../fairness/seeds.ts';
import { packsFolder, readGame } from '../read-games.ts';
import json from './pack.json' with { type: 'json' };

const pack = linesPackSchema.parse(json);
const { stakeUnits, figures, freeSpins } = pack;

test('this version never changes again: rounds are verified against it', () => {
  // Another hash means other rules: give them a new version, and move the pack of this one into `former`.
  expect(readGame(`${packsFolder}/lotus-lanterns`).version(null)!.packHash).toMatchInlineSnapshot(
    `"ebd8a3db50ab3c10338a53153a61fbfffedd131b02727dd95b2a1809871fff05"`,
  );
});

test('what players are told is what strips and paytable give', () => {
  expect(exactFigures(pack).figures).toEqual(figures);
  expect(figures.rtp).toBe(pack.rtpTarget);
});

test('the return is between 95 and 96.5 percent', () => {
  expect(Number(figures.rtp)).toBeGreaterThan(95);
  expect(Number(figures.rtp)).toBeLessThan(96.5);
});

test('going through all positions gives the same as the closed form, to the last digit', () => {
  const { lines, scatters, freeSpins: freeSpinsPart, trigger, freeSpinsPerTrigger } = exactReturn(pack);
  const paid = enumerate(pack, 'paid');
  expect(fraction(BigInt(paid.totalPay), BigInt(paid.positions * stakeUnits))).toEqual(addFractions(lines, scatters));
  const free = enumerate(pack, 'free');
  const freePart =
    (free.totalPay / free.positions / stakeUnits) *
    freeSpins.multiplier *
    Number(toFixed(trigger, 15)) *
    Number(toFixed(freeSpinsPerTrigger, 15));
  expect(freePart).toBeCloseTo(Number(toFixed(freeSpinsPart, 12)), 10);
});

test('rounds as they are played return it, within four standard errors', () => {
  const rounds = 60_000;
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const win = playRound(pack, drawFrom(roundBytes({ serverSeed: 'b'.repeat(64), clientSeed: 'rtp', nonce }))).win / stakeUnits;
    sum += win;
    squares += win * win;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - Number(toFixed(exactReturn(pack).total, 6)))).toBeLessThan(4 * error);
});
