import { expect, test } from 'vitest';
import { atRest, gestures } from './gestures.ts';

test.each(Object.entries(gestures))('%s moves a picture, keeps it near its cell, and ends as it began', (_, gesture) => {
  const poses = Array.from({ length: 41 }, (__, step) => gesture(step / 40));
  for (const pose of [poses[0]!, poses.at(-1)!])
    for (const part of ['grow', 'wide', 'turn', 'rise'] as const)
      expect([part, pose[part]]).toEqual([part, expect.closeTo(atRest[part], 9)]);
  expect(poses.some(({ grow, wide, turn, rise }) => Math.abs(grow - 1) + Math.abs(wide - 1) + Math.abs(turn) + Math.abs(rise) > 0.1)).toBe(
    true,
  );
  for (const { grow, wide, rise } of poses) {
    expect(grow * Math.max(1, wide)).toBeLessThan(1.25);
    expect(Math.abs(rise)).toBeLessThanOrEqual(0.2);
  }
});
