import { expect, test } from 'vitest';
import { sweep, turn } from './travel.ts';

const count = 9;
const targets = Array.from({ length: count }, (_, target) => target);

test.each(targets)('a beam and a needle rest at symbol %i, whichever it is', (target) => {
  expect(sweep(1, target, count)).toBe(target);
  expect(turn(1, target, count)).toBeCloseTo(target, 12);
});

test('a beam never leaves the symbols, and passes all of them', () => {
  const passed = Array.from({ length: 1000 }, (_, step) => sweep(step / 1000, 4, count));
  expect(Math.min(...passed)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...passed)).toBeLessThanOrEqual(count - 1);
  expect(new Set(passed.map(Math.round)).size).toBe(count);
});
