import { describe, expect, test } from 'vitest';
import { addFractions, share } from '../../engines/fraction.ts';
import { spinsOf, type RevealEvent, type SpinKind } from '../../engines/slot/events.ts';
import { turnsOf, type WaysSpinPay } from '../../engines/slot/ways/events.ts';
import { waysFigures } from '../../engines/slot/ways/exact-figures.ts';
import { waysPackSchema } from '../../engines/slot/ways/pack.ts';
import { evaluate, playRound } from '../../engines/slot/ways/rules.ts';
import { turned } from '../../engines/slot/ways/turn.ts';
import { windowsOf } from '../../engines/slot/windows.ts';
import { drawFrom } from '../../fairness/draw.ts';
import { roundBytes } from '../../fairness/seeds.ts';
import json from './pack.json' with { type: 'json' };

const pack = waysPackSchema.parse(json);
const { stakeUnits, scatterPays, freeSpins, strips } = pack;
const reveal = (spin: SpinKind, ...reels: string[]): RevealEvent => ({
  type: 'reveal',
  spin,
  stops: [],
  window: reels.map((reel) => [...reel]),
  multiplier: spin === 'free' ? freeSpins.multiplier : 1,
});

test('the part of the ways is the sum over symbols of products over reels, to the last digit', () => {
  // Reels are independent: pay x mean number of places on the reels of the run x chance of none on the next one.
  let sum = share(0);
  for (const [symbol, pays] of Object.entries(pack.pays)) {
    const reels = strips.paid.map((strip) => {
      const counts = windowsOf(strip, 3).map(
        (window) => turned(window, pack, 'cell').filter((each) => each === symbol || each === pack.wild).length,
      );
      return { places: counts.reduce((a, b) => a + b, 0), none: counts.filter((count) => count === 0).length, stops: strip.length };
    });
    pays.forEach((pay, index) => {
      const run = index + 3;
      const factors = [...reels.slice(0, run).map(({ places }) => places), ...(run < 5 ? [reels[run]!.none] : [])];
      const stops = reels.slice(0, factors.length).reduce((product, reel) => product * reel.stops, 1);
      sum = addFractions(
        sum,
        share(BigInt(pay) * factors.reduce((product, factor) => product * BigInt(factor), 1n), BigInt(stops * stakeUnits)),
      );
    });
  }
  expect(waysFigures(pack).parts['ways']).toEqual(sum);
});

describe('a tiger print', () => {
  test('turns its own cell in a paid spin, and its whole reel in a free one', () => {
    const reels = ['TLN', 'HPA', 'TAL', 'MMM', 'CCC'] as const;
    const paid = evaluate(pack, reveal('paid', ...reels));
    expect(paid.cells).toEqual([[1, 1]]);
    expect(paid.pays.map(({ symbol, win }) => [symbol, win])).toEqual([
      ['T', 30],
      ['L', 4],
    ]);
    const free = evaluate(pack, reveal('free', ...reels));
    expect(free.cells).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(free.pays.map(({ symbol, win }) => [symbol, win])).toEqual([
      ['T', 30 * 3 * 2],
      ['L', 4 * 3 * 2],
    ]);
  });

  test('takes no sun out of the count', () => {
    const { pays, freeSpinsWon } = evaluate(pack, reveal('free', 'SLN', 'SPA', 'SAL', 'MMM', 'CCC'));
    expect(pays).toContainEqual({ type: 'pay', by: 'scatter', symbol: 'S', count: 3, win: scatterPays[3].timesStake * stakeUnits * 2 });
    expect(freeSpinsWon).toBe(scatterPays[3].freeSpins);
  });
});

test('a round plays the free spins that it won, tells what turned, and wins what its pays add up to', () => {
  const seeds = { serverSeed: 'e'.repeat(64), clientSeed: 'ways' };
  const rounds = Array.from({ length: 4_000 }, (_, nonce) => playRound(pack, drawFrom(roundBytes({ ...seeds, nonce }))));
  for (const { events, win } of rounds) {
    const spins = spinsOf<WaysSpinPay>(events);
    expect(spins.length - 1).toBe(
      Math.min(
        freeSpins.limit,
        spins.reduce((sum, spin) => sum + spin.freeSpinsWon, 0),
      ),
    );
    expect(events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0)).toBe(win);
    turnsOf(events).forEach((cells, index) => {
      expect(cells.length > 0).toBe(spins[index]!.reveal.window.flat().includes(pack.print));
    });
  }
  expect(rounds.filter(({ events }) => spinsOf<WaysSpinPay>(events).length > 1).length).toBeGreaterThan(8);
});
