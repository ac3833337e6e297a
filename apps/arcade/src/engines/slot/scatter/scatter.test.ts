import { describe, expect, test } from 'vitest';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../../../fairness/seeds.ts';
import json from '../../../packs/phoenix-embers/pack.json' with { type: 'json' };
import counted from '../../../packs/phoenix-embers/book.json' with { type: 'json' };
import { toFixed } from '../../fraction.ts';
import { bookDraw } from '../tumble/finite-book.ts';
import { tumblingSpins } from '../tumble/events.ts';
import { scatterFigures } from './exact-figures.ts';
import { scatterPackSchema } from './pack.ts';
import { playRound, rules, symbolPays } from './rules.ts';

const pack = scatterPackSchema.parse(json);

test('returns what the par sheet states, to the last digit (games.md B2)', () => {
  const { rtp, hitRate, variance, maxWin, told } = scatterFigures(pack, counted);
  expect([toFixed(rtp, 6), toFixed(hitRate, 6), Math.sqrt(variance).toFixed(4), maxWin]).toEqual(['0.959218', '0.285908', '6.1960', 500]);
  expect(told['spinsPerFreeSpins']).toBe('171.67');
  expect(Array.from({ length: 12 }, (_, index) => playRound(pack, index).win)).toEqual([85, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 140]);
});

test('totals of another pack are not accepted', () => {
  const small = { ...pack, finiteBook: { ...pack.finiteBook, size: 4096 } };
  expect(scatterFigures(small, { ...counted, hits: 1 }).counts).toMatchObject({ rounds: 4096 });
});

describe('a window', () => {
  const pays = (...symbols: string[]) => symbolPays(pack, { symbols: symbols.map((reel) => [...reel]), factors: [] });

  test('pays eight equal symbols wherever they are, and more for ten and for twelve', () => {
    const rest = ['TVBGR', 'TVBGR', 'TVBGR'];
    expect(pays('PPPLE', 'PPPLE', 'PELEL', ...rest)).toEqual([]);
    expect(pays('PPPLE', 'PPPLE', 'PPLEL', ...rest)).toMatchObject([{ symbol: 'P', count: 8, win: 1000 }]);
    expect(pays('PPPPP', 'PPPPP', 'LELEL', ...rest)).toMatchObject([{ count: 10, win: 2500 }]);
    expect(pays('PPPPP', 'PPPPP', 'PPLEL', ...rest)).toMatchObject([{ count: 12, win: 5000 }]);
  });
});

describe('a round', () => {
  const rounds = Array.from({ length: 3_000 }, (_, index) => playRound(pack, index));

  test('wins what its pays add up to, and its windows follow from its events', () => {
    for (const { events, win } of rounds) {
      expect(events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0)).toBe(win);
      for (const { stands } of tumblingSpins(events, pack.orb)) {
        for (const { window, factors, wins } of stands) {
          expect(window.map((letters) => letters.length)).toEqual([5, 5, 5, 5, 5, 5]);
          expect(factors).toHaveLength([...window.join('')].filter((letter) => letter === pack.orb).length);
          const symbols = window.map((letters) => [...letters]);
          expect(wins).toEqual(symbolPays(pack, { symbols, factors: [] }));
        }
      }
    }
  });

  test('multiplies by the orbs of its last window, which free spins keep', () => {
    const kept = rounds.flatMap(({ events }) => {
      let sum = 0;
      return tumblingSpins(events, pack.orb).flatMap(({ kind, stands, closing }) =>
        closing.flatMap((pay) => {
          if (pay.by !== 'orbs') return [];
          expect(pay.sum).toBe(stands.at(-1)!.factors.reduce((all, factor) => all + factor, 0));
          if (kind === 'free') sum += pay.sum;
          return [[kind, pay.factor, kind === 'free' ? sum : pay.sum] as const];
        }),
      );
    });
    expect(kept.filter(([kind]) => kind === 'free').length).toBeGreaterThan(10);
    for (const [, factor, expected] of kept) expect(factor).toBe(expected);
  });

  test('is drawn from the seeds by its number alone', () => {
    const seeds = { serverSeed: 'e'.repeat(64), clientSeed: 'tumble', nonce: 7 };
    const index = drawFrom(roundBytes(seeds))(pack.finiteBook.size);
    const played = rules.play(pack, {}, drawFrom(roundBytes(seeds)));
    expect(played).toEqual(playRound(pack, index));
    expect(rules.outcomeMark(played.events)).toBe(String(index));
    expect(bookDraw(pack, index)(1000)).toBe(bookDraw(pack, index)(1000));
  });
});
