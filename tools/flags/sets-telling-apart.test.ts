import { expect, test } from 'vitest';
import { setsTellingApart } from './sets-telling-apart.ts';

test.each([1, 2, 6, 7, 34, 36])('for any two of %i things, a set holds the first and not the second', (count) => {
  const all = Array.from({ length: count }, (_, i) => i);
  const sets = setsTellingApart(all);
  const untold = all.flatMap((one) =>
    all.filter((other) => other !== one && !sets.some((set) => set.includes(one) && !set.includes(other))),
  );
  expect(untold).toEqual([]);
  expect(all.filter((each) => !sets.some((set) => set.includes(each)))).toEqual([]);
});

test('a few sets are enough', () => {
  expect(setsTellingApart(Array.from({ length: 35 }, (_, i) => i))).toHaveLength(7);
});
