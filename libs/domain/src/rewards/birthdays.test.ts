import { expect, test } from 'vitest';
import { latestBirthday } from './birthdays.ts';

test.each([
  ['1990-05-17', '2026-05-17', '2026-05-17'],
  ['1990-05-17', '2026-05-16', '2025-05-17'],
  ['1990-12-31', '2026-01-01', '2025-12-31'],
  ['2000-02-29', '2026-03-01', '2026-02-28'],
  ['2000-02-29', '2028-02-28', '2027-02-28'],
  ['2000-02-29', '2028-02-29', '2028-02-29'],
  ['2026-05-17', '2026-05-17', null],
])('whoever was born on %s had on %s the latest birthday on %s', (born, today, latest) => {
  expect(latestBirthday(born, today)).toBe(latest);
});
