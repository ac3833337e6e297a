import { expect, test } from 'vitest';
import { bookHash, bookText, type BookLine } from './book.ts';

const one: BookLine = {
  lineId: 'l1',
  type: 'lo2',
  selection: ['83'],
  unit: '1.00',
  costUnits: 27,
  odds: '99.5',
  placedAt: '2026-08-22T10:00:00.000Z',
};
const two: BookLine = {
  lineId: 'l2',
  type: 'digit',
  at: '1',
  selection: ['7'],
  unit: '10.00',
  costUnits: 1,
  odds: '9.8',
  placedAt: '2026-08-22T10:00:01.000Z',
};

test("a book's hash is the published one, in whatever order its lines come", () => {
  expect(bookHash([two, one])).toBe('512d0e67514038d11179d0353ae05ae36c48bf1689701ce311c8d86593ebb54d');
});

test('a table of odds is written by key, and several elements with commas', () => {
  expect(bookText([{ ...one, type: 'tod3', selection: ['738', '112'], odds: { '6': '150', '3': '300' } }])).toBe(
    'l1|tod3||738,112|1.00|27|3=300,6=150|2026-08-22T10:00:00.000Z',
  );
});
