import { expect, test } from 'vitest';
import { partsOf } from './grid-parts.ts';

const list = (count: number) => Array.from({ length: count }, (_, place) => place);

test.each([1, 2, 3, 4, 5, 6, 7, 9])('with %i columns every part but the last has full rows, and no game is lost', (columns) => {
  const parts = partsOf(list(1000), { columns, rowHeight: 300 });
  expect(parts.flatMap(({ games }) => games)).toEqual(list(1000));
  expect(parts.slice(0, -1).filter(({ games }) => games.length % columns !== 0)).toEqual([]);
  for (const { start, games } of parts) expect(games[0]).toBe(start);
});

test('the first screens are one part, and later parts are small', () => {
  const [first, ...others] = partsOf(list(200), { columns: 2, rowHeight: 300 });
  expect([first.games.length, Math.max(...others.map(({ games }) => games.length))]).toEqual([60, 4]);
});

test('a list that grows at its end keeps its full parts', () => {
  const shape = { columns: 3, rowHeight: 300 };
  expect(partsOf(list(100), shape).slice(0, 5)).toEqual(partsOf(list(96), shape).slice(0, 5));
});

test('a part is as high as its rows, and an empty list is one empty part', () => {
  expect(partsOf(list(67), { columns: 2, rowHeight: 300 }).map(({ height }) => height)).toEqual([9000, 600, 600]);
  expect(partsOf([], { columns: 2, rowHeight: 300 })).toEqual([{ start: 0, games: [], height: 0 }]);
});
