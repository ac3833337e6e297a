import { describe, expect, test } from 'vitest';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes } from '../../../fairness/seeds.ts';
import json from '../../../packs/moon-rabbit-bakery/pack.json' with { type: 'json' };
import { tumblingSpins } from '../tumble/events.ts';
import { clustersOf } from './clusters.ts';
import { createMarks } from './marks.ts';
import { clusterPackSchema } from './pack.ts';
import { playRound, rules } from './rules.ts';

const pack = clusterPackSchema.parse(json);

describe('clusters', () => {
  const found = (...window: string[]) =>
    clustersOf(
      window.map((letters) => [...letters]),
      5,
      'S',
    ).map(({ symbol, cells }) => [symbol, cells.length]);

  test('are five equal symbols that touch by a side, also around a corner, and never by a corner alone', () => {
    expect(found('AAAB', 'BBAB', 'BBAB', 'CCCC')).toEqual([['A', 5]]);
    expect(found('ABAB', 'BABA', 'ABAB', 'BABA')).toEqual([]);
    // The end of one reel does not touch the beginning of the next.
    expect(found('BBAA', 'AABB', 'AABB')).toEqual([]);
  });

  test('are not made of scatters', () => {
    expect(found('SSSS', 'SSSS')).toEqual([]);
  });
});

test('a cell doubles with each win after its second, up to the most, and a cluster counts the sum', () => {
  const marks = createMarks(8);
  const [one, other] = [[0, 0] as const, [0, 1] as const];
  expect(marks.win([one])).toBe(1);
  expect(marks.win([one, other])).toBe(2);
  expect(marks.win([one, other])).toBe(6);
  expect(marks.win([one])).toBe(8);
  expect(marks.win([one])).toBe(8);
});

describe('a round', () => {
  const rounds = Array.from({ length: 1_500 }, (_, index) => playRound(pack, index));

  test('wins what its pays add up to, and keeps its marks to the end', () => {
    for (const { events, win } of rounds) {
      expect(events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0)).toBe(win);
      const marks = createMarks(pack.mostOfCell);
      for (const { stands } of tumblingSpins(events))
        for (const { window, wins } of stands) {
          const expected = clustersOf(
            window.map((letters) => [...letters]),
            5,
            pack.scatter,
          );
          expect(wins.map(({ symbol, cells, factor }) => ({ symbol, cells, factor }))).toEqual(
            expected.map((cluster) => ({ ...cluster, factor: marks.win(cluster.cells) })),
          );
        }
    }
    expect(rounds.some(({ events }) => events.some((event) => event.type === 'progress'))).toBe(true);
  });

  test('is drawn from the seeds by its number alone', () => {
    const seeds = { serverSeed: 'f'.repeat(64), clientSeed: 'cluster', nonce: 3 };
    const played = rules.play(pack, {}, drawFrom(roundBytes(seeds)));
    expect(played).toEqual(playRound(pack, Number(rules.outcomeMark(played.events))));
  });
});
