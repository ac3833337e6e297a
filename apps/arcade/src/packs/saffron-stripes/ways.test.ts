import { describe, expect, test } from 'vitest';
import { addFractions, share } from '../../engines/fraction.ts';
import { spinsOf, type RevealEvent, type SpinKind } from '../../engines/slot/events.ts';
import { changesOf, type WaysSpinPay } from '../../engines/slot/ways/events.ts';
import { waysFigures } from '../../engines/slot/ways/exact-figures.ts';
import { waysPackSchema } from '../../engines/slot/ways/pack.ts';
import { evaluate, playRound } from '../../engines/slot/ways/rules.ts';
import { stepsOf } from '../../engines/slot/ways/steps.ts';
import { windowsOf } from '../../engines/slot/windows.ts';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../../fairness/seeds.ts';
import { readGame } from '../read-games.ts';
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
  // Reels are independent: pay x mean number of places on the run's reels x chance of none on the next reel.
  let sum = share(0);
  const [prints] = stepsOf(pack, 'paid', {});
  for (const [symbol, pays] of Object.entries(pack.pays)) {
    const reels = strips.paid.map((strip) => {
      const counts = windowsOf(strip, 3).map(
        (window) => prints!.turn(window, 1).filter((each) => each === symbol || each === pack.wild).length,
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
    const paid = evaluate(pack, reveal('paid', ...reels), {});
    expect(paid.changes.map(({ cells }) => cells)).toEqual([[[1, 1]]]);
    expect(paid.pays.map(({ symbol, win }) => [symbol, win])).toEqual([
      ['T', 30],
      ['L', 4],
    ]);
    const free = evaluate(pack, reveal('free', ...reels), {});
    expect(free.changes.map(({ cells }) => cells)).toEqual([
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
    ]);
    expect(free.pays.map(({ symbol, win }) => [symbol, win])).toEqual([
      ['T', 30 * 3 * 2],
      ['L', 4 * 3 * 2],
    ]);
  });

  test('takes no sun out of the count', () => {
    const { pays, freeSpinsWon } = evaluate(pack, reveal('free', 'SLN', 'SPA', 'SAL', 'MMM', 'CCC'), {});
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
    changesOf(events).forEach((changes, index) => {
      expect(changes.length > 0).toBe(spins[index]!.reveal.window.flat().includes(pack.print!));
    });
  }
  expect(rounds.filter(({ events }) => spinsOf<WaysSpinPay>(events).length > 1).length).toBeGreaterThan(8);
});

describe('the largest win', () => {
  const game = readGame(import.meta.dirname);
  const tigers = (draws: number[]) => () => draws.shift()!;

  test('ends a round of this version, and lowers its return by nothing that could be seen', () => {
    // Five suns, then tigers and whole reels of eyes in each free spin.
    const at = (kind: SpinKind, symbol: string) => strips[kind].map((strip) => (strip.indexOf(symbol) + strip.length - 1) % strip.length);
    const eyes = strips.free.map((strip, reel) => (strip.indexOf(reel === 0 || reel === 4 ? 'T' : 'P') + strip.length - 1) % strip.length);
    const { events, win } = playRound(pack, tigers([...at('paid', 'S'), ...Array.from({ length: 60 }, () => eyes).flat()]));
    expect(win).toBe(pack.maxWinTimesStake! * stakeUnits);
    expect(events.at(-1)).toEqual({ type: 'end', win });
    expect(waysFigures(pack).capEffect).toBeLessThan(1e-7);
  });

  test('leaves rounds of the first version as they were', () => {
    const first = game.version(null)!;
    expect([first.pack.version, first.pack.figures.largestWin]).toEqual([1, 136493.9]);
    for (const nonce of [0, 1, 2, 3]) {
      const bytes = () => drawFrom(roundBytes({ serverSeed: 'a'.repeat(64), clientSeed: 'former', nonce }));
      expect(first.play({}, bytes())).toEqual(game.current.play({}, bytes()));
    }
  });
});
