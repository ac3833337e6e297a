import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('a limited number work at once, in the order of arrival; one that fails gives up its turn', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((n) =>
    turns.take(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => (ends[n] = resolve));
      if (n === 0) throw new Error('failed');
      return n;
    }),
  );
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  ends[0]!();
  await expect(works[0]).rejects.toThrow('failed');
  await setImmediate();
  expect(begun).toEqual([0, 1, 2]);
  for (const n of [1, 2]) ends[n]!();
  await setImmediate();
  ends[3]!();
  expect(await Promise.all(works.slice(1))).toEqual([1, 2, 3]);
});
