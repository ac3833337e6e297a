import { expect, test } from 'vitest';
import { computeFigures } from '../../verify/report-rtp.ts';
import { roundBytes } from '../../fairness/seeds.ts';
import { enumerateFree, enumeratePaid } from './enumerate.ts';
import { figures } from './figures.ts';
import { addFractions, fraction, toFixed } from './fraction.ts';
import { freeSpinMultiplier, lineCount } from './paytable.ts';
import { exactRtp } from './rtp.ts';
import { playRound } from './rules.ts';

test('what players are told is what strips and paytable give', () => {
  expect(computeFigures()).toEqual(figures);
});

test('the return is between 95 and 96.5 percent', () => {
  expect(Number(figures.rtp)).toBeGreaterThan(95);
  expect(Number(figures.rtp)).toBeLessThan(96.5);
});

test('going through all positions gives the same as the closed form, to the last digit', () => {
  const { lines, lanterns, freeSpins, trigger, freeSpinsPerTrigger } = exactRtp();
  const paid = enumeratePaid();
  expect(fraction(BigInt(paid.totalPay), BigInt(paid.positions * lineCount))).toEqual(addFractions(lines, lanterns));
  const free = enumerateFree();
  const freePart =
    (free.totalPay / free.positions / lineCount) *
    freeSpinMultiplier *
    Number(toFixed(trigger, 15)) *
    Number(toFixed(freeSpinsPerTrigger, 15));
  expect(freePart).toBeCloseTo(Number(toFixed(freeSpins, 12)), 10);
});

test('rounds as they are played return it, within four standard errors', () => {
  const rounds = 60_000;
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const win = playRound(roundBytes({ serverSeed: 'b'.repeat(64), clientSeed: 'rtp', nonce })).win / lineCount;
    sum += win;
    squares += win * win;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - Number(toFixed(exactRtp().total, 6)))).toBeLessThan(4 * error);
});
