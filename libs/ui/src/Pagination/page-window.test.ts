import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 3, '1 2 3'],
  [1, 40, '1 2 3 4 5 6 … 40'],
  [14, 40, '1 … 12 13 14 15 16 … 40'],
  [40, 40, '1 … 35 36 37 38 39 40'],
])('page %i of %i shows %s', (page, total, shown) => {
  expect(
    pageWindow(page, total)
      .map((entry) => entry.page ?? '…')
      .join(' '),
  ).toBe(shown);
});

test('always shows the first, the last and the current page, in order, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (total, seed) => {
      const page = 1 + (seed % total);
      const pages = pageWindow(page, total).flatMap((entry) => entry.page ?? []);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, page, total]));
      expect(Math.max(...pages)).toBe(total);
    }),
  );
});
