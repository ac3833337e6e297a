import { expect, test } from 'vitest';
import { beginningAt } from './music.ts';
import { voices } from './voices.ts';

const tunes = Object.entries(voices).map(([name, { tune }]) => [name, tune] as const);

test.each(tunes)('the tune of %s has whole bars, rests, and no tone that is shrill or too low to hear', (_name, tune) => {
  const { melody, bass, bar } = tune;
  expect(melody.length).toBe(bass.length * bar);
  const beginnings = Array.from({ length: melody.length }, (_, step) => beginningAt(tune, step));
  const [highs, lows] = [beginnings.flatMap((each) => each.melody ?? []), beginnings.flatMap((each) => each.bass ?? [])];
  expect(highs.length).toBeLessThan(melody.length);
  expect(lows).toHaveLength(bass.length);
  expect(Math.max(...highs)).toBeLessThan(2_400);
  expect(Math.min(...lows)).toBeGreaterThan(80);
});

test('every voice has a tune of its own', () => {
  expect(new Set(tunes.map(([, { melody }]) => melody)).size).toBe(tunes.length);
});

test('a tune repeats, its melody an octave above the root and its chord on the tone of the bass', () => {
  const tune = { root: 200, steps: [0, 7], eighth: 0.2, bar: 2, melody: '0.31', bass: '01' };
  const fifth = 2 ** (7 / 12);
  const near = (hertz: number) => expect.closeTo(hertz, 6) as number;
  expect(beginningAt(tune, 0)).toEqual({ melody: 400, bass: 100, chord: [200, 400, 800] });
  expect(beginningAt(tune, 1)).toEqual({});
  expect(beginningAt(tune, 2)).toEqual({
    melody: near(800 * fifth),
    bass: near(100 * fifth),
    chord: [200, 400, 800].map((each) => near(each * fifth)),
  });
  expect(beginningAt(tune, 7)).toEqual({ melody: near(400 * fifth) });
});
