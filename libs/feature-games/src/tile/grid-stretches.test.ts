import { expect, test } from 'vitest';
import { partsOf } from './grid-parts.ts';
import { stretchesOf } from './grid-stretches.ts';

const list = (count: number) => Array.from({ length: count }, (_, place) => place);
const partsBelow = (count: number, columns: number) => partsOf(list(count), { columns, rowHeight: 300 }).slice(1);

test.each([1, 2, 3, 7])('with %i columns ten thousand games are about a hundred stretches, each as high as its parts', (columns) => {
  const parts = partsBelow(10_000, columns);
  const stretches = stretchesOf(parts);
  expect(stretches.flatMap((stretch) => stretch.parts)).toEqual(parts);
  expect(Math.abs(stretches.length - 100)).toBeLessThan(10);
  const rows = stretches[0]!.parts.flatMap(({ games }) => games).length / columns;
  expect(stretches[0]!.height).toBe(rows * 300);
});

test('a list that grows at its end keeps its full stretches', () => {
  expect(stretchesOf(partsBelow(400, 2)).slice(0, 2)).toEqual(stretchesOf(partsBelow(60 + 2 * 96, 2)));
});

test('a list without further parts has no stretch', () => {
  expect(stretchesOf([])).toEqual([]);
});
