import { describe, expect, test } from 'vitest';
import { specialOf, type BookPay } from '../../engines/slot/book/events.ts';
import { bookFigures } from '../../engines/slot/book/exact-figures.ts';
import { bookPackSchema } from '../../engines/slot/book/pack.ts';
import { evaluate, playRound } from '../../engines/slot/book/rules.ts';
import { spinsOf, type RevealEvent } from '../../engines/slot/events.ts';
import { toFixed } from '../../engines/fraction.ts';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../../fairness/seeds.ts';
import json from './pack.json' with { type: 'json' };

const pack = bookPackSchema.parse(json);
const { stakeUnits, maxWinTimesStake } = pack;
const reveal = (...reels: string[]): RevealEvent => ({
  type: 'reveal',
  spin: 'free',
  stops: [],
  window: reels.map((reel) => [...reel]),
  multiplier: 1,
});
/** Pays nothing on lines. */
const blank = ['DFB', 'TJL', 'DFB', 'TJL', 'DFB'];

test('returns what the par sheet states, to the last digit (games.md B2)', () => {
  const { rtp, parts, hitRate, capEffect } = bookFigures(pack);
  expect(toFixed(rtp, 6)).toBe('0.960025');
  expect(Object.values(parts).map((part) => toFixed(part, 6))).toEqual(['0.608871', '0.018924', '0.332229']);
  expect(toFixed(hitRate, 6)).toBe('0.360426');
  expect(capEffect).toBeLessThan(1e-7);
});

describe('a spin', () => {
  test('pays lines from two of the best symbols, a book standing for any', () => {
    const pays = (...reels: string[]) =>
      evaluate(pack, reveal(...reels)).pays.filter(({ by, ...pay }) => by === 'line' && 'line' in pay && pay.line === 0);
    expect(pays('DQB', 'TQL', 'DFB', 'TJL', 'DFB')).toMatchObject([{ symbol: 'Q', count: 2, win: 10 }]);
    expect(pays('DXB', 'TXL', 'DCB', 'TJL', 'DFB')).toMatchObject([{ symbol: 'C', count: 3, win: 25 }]);
    expect(pays('DFB', 'TFL', 'DJB', 'TJL', 'DFB')).toEqual([]);
  });

  test('fills every reel that shows the special symbol, adjacent or not, and pays it in no other way', () => {
    const shown = reveal('QFB', 'TJL', 'DQB', 'TJL', 'DFQ');
    expect(evaluate(pack, shown, 'Q').pays).toEqual([{ type: 'pay', by: 'fill', symbol: 'Q', count: 3, reels: [0, 2, 4], win: 100 * 10 }]);
    expect(evaluate(pack, reveal('SFB', 'TSL', 'DFB', 'TJL', 'DFB'), 'S').pays).toMatchObject([{ by: 'fill', count: 2, win: 5 * 10 }]);
    expect(evaluate(pack, reveal('DFB', 'TDL', 'DFB', 'TJL', 'BFB'), 'D').pays.every(({ symbol }) => symbol !== 'D')).toBe(false);
    expect(evaluate(pack, reveal(...blank), 'Q').pays).toEqual([]);
  });

  test.each([
    [2, undefined, 0],
    [3, 2, 10],
    [4, 20, 10],
    [5, 200, 10],
  ])('with %i books', (count, stakes, freeSpins) => {
    const reels = blank.map((reel, index) => (index < count ? `X${reel.slice(1)}` : reel));
    const result = evaluate(pack, reveal(...reels));
    expect(result.pays.find(({ by }) => by === 'scatter')?.win).toBe(stakes && stakes * stakeUnits);
    expect(result.freeSpinsWon).toBe(freeSpins);
  });
});

describe('a round', () => {
  const rounds = Array.from({ length: 6_000 }, (_, nonce) =>
    playRound(pack, drawFrom(roundBytes({ serverSeed: 'c'.repeat(64), clientSeed: 'book', nonce }))),
  );
  const featured = rounds.filter(({ events }) => spinsOf<BookPay>(events).length > 1);

  test('has a special symbol exactly when it has free spins, drawn before the first of them', () => {
    expect(featured.length).toBeGreaterThan(20);
    for (const { events } of rounds) expect(specialOf(events) !== undefined).toBe(events.some(({ type }) => type === 'progress'));
    for (const { events } of featured) {
      const kinds = events.map((event) => event.type + ('feature' in event ? event.feature : ''));
      expect(kinds.indexOf('featurespecial')).toBe(kinds.indexOf('progress') - 1);
    }
    expect(new Set(featured.map(({ events }) => specialOf(events))).size).toBeGreaterThan(4);
  });

  test('plays the free spins that it won, and wins what its pays add up to', () => {
    for (const { events, win } of rounds) {
      const [paid, ...free] = spinsOf<BookPay>(events);
      expect(free.length).toBe([paid!, ...free].reduce((sum, spin) => sum + spin.freeSpinsWon, 0));
      expect(events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0)).toBe(win);
    }
  });

  test('ends when it has won the most that it may pay, and pays no more', () => {
    // Three books, then the queen as special symbol on every reel of each free spin.
    const at = (kind: 'paid' | 'free', symbol: string) =>
      pack.strips[kind].map((strip) => (strip.indexOf(symbol) + strip.length - 1) % strip.length);
    const draws = [...at('paid', 'X'), Object.keys(pack.pays).indexOf('Q'), ...Array.from({ length: 50 }, () => at('free', 'Q')).flat()];
    const { events, win } = playRound(pack, () => draws.shift()!);
    expect(win).toBe(maxWinTimesStake * stakeUnits);
    expect(events.filter(({ type }) => type === 'progress').length).toBeLessThan(10);
    expect(events.at(-1)).toEqual({ type: 'end', win });
  });
});
