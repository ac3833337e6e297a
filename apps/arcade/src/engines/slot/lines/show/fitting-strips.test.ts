import { expect, test } from 'vitest';
import first from '../../../../packs/lotus-lanterns/former/1.json' with { type: 'json' };
import now from '../../../../packs/lotus-lanterns/pack.json' with { type: 'json' };
import { windowAt } from '../../windows.ts';
import { linesPackSchema } from '../pack.ts';
import { resultOf } from '../rules.ts';
import { fittingStrips } from './fitting-strips.ts';

const [former, current] = [linesPackSchema.parse(first), linesPackSchema.parse(now)];

test('a round of a former version shows its own symbols on the strips of today, at every stop', () => {
  for (let stop = 0; stop < former.strips.paid[0]!.length; stop += 1) {
    const { reveal } = resultOf(former, 'paid', [stop, stop, stop, stop, stop]);
    const strips = fittingStrips(current.strips.paid, reveal);
    expect(strips.map((strip) => windowAt(strip, stop, 3))).toEqual(reveal.window);
    expect(strips.map((strip) => strip.length)).toEqual(current.strips.paid.map((strip) => strip.length));
  }
});

test('strips that fit stay as they are', () => {
  const { reveal } = resultOf(current, 'paid', [30, 29, 28, 30, 12]);
  expect(fittingStrips(current.strips.paid, reveal)).toEqual(current.strips.paid);
});
