import { describe, expect, test } from 'vitest';
import { announcementPage, pageOf } from './announcement-pages.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id));

describe('titles of announcements', () => {
  test.each([0, 1, 9, 10])('%i of them are on one page', (count) => {
    expect(announcementPage(many(count), 1)).toEqual({ list: many(count), totalPages: 1 });
  });

  test('more than ten are split into pages of nine, none lost or repeated', () => {
    const pages = [1, 2, 3].map((page) => announcementPage(many(20), page));
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3]);
    expect(pages.map(({ list }) => list.length)).toEqual([9, 9, 2]);
    expect(pages.flatMap(({ list }) => ids(list))).toEqual(ids(many(20)));
  });

  test.each([
    [5, '3', 1],
    [20, '0', 1],
    [20, '8', 1],
    [20, '9', 2],
    [20, '19', 3],
    [20, 'gone', 1],
    [20, undefined, 1],
  ])('among %i the one called %s is on page %i', (count, id, page) => {
    expect(pageOf(many(count), id)).toBe(page);
  });
});
