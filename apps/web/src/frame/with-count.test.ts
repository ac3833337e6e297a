// N51.
import { expect, test } from 'vitest';
import { withCount } from './with-count.ts';

test.each([
  ['Home · Site', 0, 'Home · Site'],
  ['Home · Site', 2, '(2) Home · Site'],
  ['(2) Home · Site', 12, '(12) Home · Site'],
  ['(12) Home · Site', 0, 'Home · Site'],
  ['(North) draw', 1, '(1) (North) draw'],
])('%j with %i unread messages is %j', (title, count, shown) => {
  expect(withCount(title, count)).toBe(shown);
});
