import { expect, test } from 'vitest';
import { methodHealth } from './method-health.ts';

test.each([
  [0, 0, 0, 'few', undefined],
  [4, 0, 0, 'few', 1],
  [3, 1, 1, 'unsteady', 0.6],
  [15, 3, 2, 'well', 0.75],
  [5, 3, 2, 'unsteady', 0.5],
  [4, 3, 3, 'badly', 0.4],
])('%i paid, %i failed and %i unpaid deposits: %s', (succeeded, failed, unpaid, health, share) => {
  expect(methodHealth({ succeeded, failed, unpaid })).toEqual({ health, share, ended: succeeded + failed + unpaid });
});
