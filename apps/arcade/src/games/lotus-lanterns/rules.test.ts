import { describe, expect, test } from 'vitest';
import { roundBytes } from '../../fairness/seeds.ts';
import { freeSpinLimit, lanternPays, lineCount, linePays, lines, type PayingSymbol } from './paytable.ts';
import { evaluate, lineWin, playRound, resultOf } from './rules.ts';
import { freeStrips, paidStrips } from './strips.ts';
import { scatter, wild, type SymbolName } from './symbols.ts';

const paying = Object.keys(linePays) as PayingSymbol[];

/** A window that pays nothing: every reel shows other pictures than its neighbours. */
const blank = (): SymbolName[][] => [
  ['coin', 'jade', 'fan'],
  ['koi', 'crane', 'pagoda'],
  ['coin', 'jade', 'fan'],
  ['koi', 'crane', 'pagoda'],
  ['coin', 'jade', 'fan'],
];

describe('a line', () => {
  test.each(paying)('of %s pays by its length, from the left', (symbol) => {
    const other: SymbolName = symbol === 'coin' ? 'koi' : 'coin';
    const run = (length: number) => Array.from({ length: 5 }, (_, reel) => (reel < length ? symbol : other));
    expect(lineWin(0, run(2))).toBeUndefined();
    expect(lineWin(0, run(3))).toEqual({ line: 0, symbol, count: 3, pay: linePays[symbol][0] });
    expect(lineWin(0, run(4))?.pay).toBe(linePays[symbol][1]);
    expect(lineWin(0, run(5))?.pay).toBe(linePays[symbol][2]);
    expect(lineWin(0, [other, symbol, symbol, symbol, symbol])).toBeUndefined();
  });

  test('goes on over a lotus, at any place after the first', () => {
    expect(lineWin(0, ['koi', wild, 'koi', wild, 'coin'])).toMatchObject({ symbol: 'koi', count: 4 });
    expect(lineWin(0, ['koi', wild, wild, wild, wild])).toMatchObject({ symbol: 'koi', count: 5 });
    expect(lineWin(0, ['coin', 'koi', wild, wild, wild])).toBeUndefined();
  });

  test('ends at a lantern, which no lotus stands for', () => {
    expect(lineWin(0, ['koi', 'koi', scatter, 'koi', 'koi'])).toBeUndefined();
    expect(lineWin(0, [scatter, wild, wild, wild, wild])).toBeUndefined();
  });

  test.each(lines.map((rows, line) => [line, rows] as const))('number %i pays where it runs', (line, rows) => {
    const window = blank();
    rows.forEach((row, reel) => {
      window[reel]![row] = 'teapot';
    });
    const { lineWins } = evaluate(window, [], 1, 0);
    expect(lineWins).toContainEqual({ line, symbol: 'teapot', count: 5, pay: linePays.teapot[2] });
    const other = lines.findIndex((each, index) => index !== line && each.every((row, reel) => window[reel]![row] === 'teapot'));
    expect(other).toBe(-1);
  });
});

describe('lanterns', () => {
  test.each([0, 1, 2, 3, 4, 5])('%i of them anywhere', (count) => {
    const window = blank();
    for (let reel = 0; reel < count; reel += 1) window[reel]![reel % 3] = scatter;
    const expected = count >= 3 ? lanternPays[count as 3] : undefined;
    const result = evaluate(window, [], 1, freeSpinLimit);
    expect(result).toMatchObject({
      lanterns: count,
      lanternPay: (expected?.timesTotalBet ?? 0) * lineCount,
      freeSpinsWon: expected?.freeSpins ?? 0,
    });
    expect(result.win).toBe(result.lanternPay);
  });

  test('bring no more free spins than the round may still have', () => {
    const window = blank();
    for (let reel = 0; reel < 3; reel += 1) window[reel]![0] = scatter;
    expect(evaluate(window, [], 2, 4)).toMatchObject({ freeSpinsWon: 4, win: lanternPays[3].timesTotalBet * lineCount * 2 });
  });

  test('are further apart on every strip than the window is high', () => {
    for (const strip of [...paidStrips, ...freeStrips]) {
      const windows = strip.map((_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === scatter).length);
      expect(Math.max(...windows)).toBe(1);
    }
  });
});

test('the first reel has no lotus, so a line always begins with a picture that pays', () => {
  expect(paidStrips[0]).not.toContain(wild);
  expect(freeStrips[0]).not.toContain(wild);
});

describe('a round', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'round', nonce: 0 };
  const rounds = Array.from({ length: 4_000 }, (_, nonce) => playRound(roundBytes({ ...seeds, nonce })));

  test('follows from its bytes alone', () => {
    expect(playRound(roundBytes(seeds))).toEqual(rounds[0]);
    expect(playRound(roundBytes({ ...seeds, clientSeed: 'other' }))).not.toEqual(rounds[0]);
  });

  test('plays exactly the free spins that it won, within the limit, and adds everything up', () => {
    const withFree = rounds.filter(({ free }) => free.length > 0);
    expect(withFree.length).toBeGreaterThan(10);
    for (const { paid, free, win } of rounds) {
      const won = [paid, ...free].reduce((sum, spin) => sum + spin.freeSpinsWon, 0);
      expect(free.length).toBe(won);
      expect(free.length).toBeLessThanOrEqual(freeSpinLimit);
      expect(win).toBe([paid, ...free].reduce((sum, spin) => sum + spin.win, 0));
      expect(free.every(({ multiplier }) => multiplier === 2)).toBe(true);
      expect(paid.multiplier).toBe(1);
    }
  });

  test('shows the strips at the drawn stops, around the end of a strip too', () => {
    const last = paidStrips.map((strip) => strip.length - 1);
    const { window } = resultOf('paid', last);
    expect(window.map((reel) => reel[0])).toEqual(paidStrips.map((strip) => strip.at(-1)));
    expect(window.map((reel) => reel[1])).toEqual(paidStrips.map((strip) => strip[0]));
  });
});
