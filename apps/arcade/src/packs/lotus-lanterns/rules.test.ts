import { describe, expect, test } from 'vitest';
import { spinsOf, type RevealEvent } from '../../engines/slot/events.ts';
import { linePay } from '../../engines/slot/line-pay.ts';
import { linesPackSchema } from '../../engines/slot/lines/pack.ts';
import { evaluate, playRound, resultOf } from '../../engines/slot/lines/rules.ts';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../../fairness/seeds.ts';
import json from './pack.json' with { type: 'json' };

const pack = linesPackSchema.parse(json);
const { lines, pays, stakeUnits } = pack;
// This pack has everything that packs of its engine may omit.
const [wild, scatter, scatterPays] = [pack.wild!, pack.scatter!, pack.scatterPays!];
const [freeSpins, strips] = [pack.freeSpins!, { paid: pack.strips.paid, free: pack.strips.free! }];
const letterOf = Object.fromEntries(Object.entries(pack.symbols).map(([letter, name]) => [name, letter]));
const [koi, coin, teapot] = [letterOf['koi']!, letterOf['coin']!, letterOf['teapot']!];

/** A window that pays nothing: every reel shows other symbols than its neighbours. */
const blank = (): string[][] =>
  [
    ['coin', 'jade', 'fan'],
    ['koi', 'crane', 'pagoda'],
    ['coin', 'jade', 'fan'],
    ['koi', 'crane', 'pagoda'],
    ['coin', 'jade', 'fan'],
  ].map((reel) => reel.map((name) => letterOf[name]!));
const reveal = (window: string[][], multiplier = 1): RevealEvent => ({ type: 'reveal', spin: 'paid', stops: [], window, multiplier });

describe('a line', () => {
  test.each(Object.keys(pays))('of %s pays by its length, from the left', (symbol) => {
    const other = symbol === coin ? koi : coin;
    const run = (length: number) => Array.from({ length: 5 }, (_, reel) => (reel < length ? symbol : other));
    expect(linePay(pack, 0, run(2))).toBeUndefined();
    expect(linePay(pack, 0, run(3))).toEqual({ type: 'pay', by: 'line', line: 0, symbol, count: 3, win: pays[symbol]![0] });
    expect(linePay(pack, 0, run(4))?.win).toBe(pays[symbol]![1]);
    expect(linePay(pack, 0, run(5))?.win).toBe(pays[symbol]![2]);
    expect(linePay(pack, 0, [other, symbol, symbol, symbol, symbol])).toBeUndefined();
  });

  test('goes on over a lotus, at any place after the first', () => {
    expect(linePay(pack, 0, [koi, wild, koi, wild, coin])).toMatchObject({ symbol: koi, count: 4 });
    expect(linePay(pack, 0, [koi, wild, wild, wild, wild])).toMatchObject({ symbol: koi, count: 5 });
    expect(linePay(pack, 0, [coin, koi, wild, wild, wild])).toBeUndefined();
  });

  test('ends at a lantern, which no lotus stands for', () => {
    expect(linePay(pack, 0, [koi, koi, scatter, koi, koi])).toBeUndefined();
    expect(linePay(pack, 0, [scatter, wild, wild, wild, wild])).toBeUndefined();
  });

  test.each(lines.map((rows, line) => [line, rows] as const))('number %i pays where it runs', (line, rows) => {
    const window = blank();
    rows.forEach((row, reel) => {
      window[reel]![row] = teapot;
    });
    const { pays: paid } = evaluate(pack, reveal(window), 0);
    expect(paid).toContainEqual({ type: 'pay', by: 'line', line, symbol: teapot, count: 5, win: pays[teapot]![2] });
    const other = lines.findIndex((each, index) => index !== line && each.every((row, reel) => window[reel]![row] === teapot));
    expect(other).toBe(-1);
  });
});

describe('lanterns', () => {
  test.each([0, 1, 2, 3, 4, 5])('%i of them anywhere', (count) => {
    const window = blank();
    for (let reel = 0; reel < count; reel += 1) window[reel]![reel % 3] = scatter;
    const award = count >= 3 ? scatterPays[count as 3] : undefined;
    const result = evaluate(pack, reveal(window), freeSpins.limit);
    expect(result.pays).toEqual(award ? [{ type: 'pay', by: 'scatter', symbol: scatter, count, win: award.timesStake * stakeUnits }] : []);
    expect(result.freeSpinsWon).toBe(award?.freeSpins ?? 0);
    expect(result.win).toBe((award?.timesStake ?? 0) * stakeUnits);
  });

  test('bring no more free spins than the round may still have', () => {
    const window = blank();
    for (let reel = 0; reel < 3; reel += 1) window[reel]![0] = scatter;
    expect(evaluate(pack, reveal(window, 2), 4)).toMatchObject({ freeSpinsWon: 4, win: scatterPays[3].timesStake * stakeUnits * 2 });
  });
});

describe('a round', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'round', nonce: 0 };
  const play = (changed: Partial<typeof seeds> = {}) => playRound(pack, drawFrom(roundBytes({ ...seeds, ...changed })));
  const rounds = Array.from({ length: 4_000 }, (_, nonce) => play({ nonce }));

  test('follows from its bytes alone', () => {
    expect(play()).toEqual(rounds[0]);
    expect(play({ clientSeed: 'other' })).not.toEqual(rounds[0]);
  });

  test('plays exactly the free spins that it won, within the limit', () => {
    const spins = rounds.map(({ events }) => spinsOf(events)).filter(({ length }) => length > 1);
    expect(spins.length).toBeGreaterThan(10);
    for (const [paid, ...free] of spins) {
      expect(free.length).toBe([paid!, ...free].reduce((sum, spin) => sum + spin.freeSpinsWon, 0));
      expect(free.length).toBeLessThanOrEqual(freeSpins.limit);
      expect(paid!.reveal).toMatchObject({ spin: 'paid', multiplier: 1 });
      expect(free.every(({ reveal: { spin, multiplier } }) => spin === 'free' && multiplier === 2)).toBe(true);
      expect(free.map(({ begins }) => begins!.spin)).toEqual(free.map((_, index) => index + 1));
    }
  });

  test('wins what its pays add up to, and says so at its end', () => {
    for (const { events, win } of rounds) {
      expect(events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0)).toBe(win);
      expect(events.at(-1)).toEqual({ type: 'end', win });
    }
  });

  test('shows the strips at the drawn stops, around the end of a strip too', () => {
    const last = strips.paid.map((strip) => strip.length - 1);
    const { window } = resultOf(pack, 'paid', last).reveal;
    expect(window.map((reel) => reel[0])).toEqual(strips.paid.map((strip) => strip.at(-1)));
    expect(window.map((reel) => reel[1])).toEqual(strips.paid.map((strip) => strip[0]));
  });
});

describe('a pack is refused', () => {
  const broken: [string, object][] = [
    ['with a symbol on a strip that has no name', { strips: { ...strips, paid: ['Z' + strips.paid[0]!, ...strips.paid.slice(1)] } }],
    ['with a wild on the first reel', { strips: { ...strips, free: [strips.free[0]! + wild, ...strips.free.slice(1)] } }],
    [
      'when a window can show two scatters',
      { strips: { ...strips, paid: [scatter + scatter + strips.paid[0]!, ...strips.paid.slice(1)] } },
    ],
    ['with pays for what is no symbol', { pays: { ...pays, Z: [1, 2, 3] } }],
    ['with a field that nobody reads', { rtp: '96.34' }],
  ];
  test.each(broken)('%s', (_, change) => {
    expect(linesPackSchema.safeParse({ ...json, ...change }).success).toBe(false);
  });
});
