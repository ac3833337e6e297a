import { expect, test } from 'vitest';
import { countVendorCall, giveBackVendorCalls, ninetyFifth, takeVendorCalls } from './vendor-calls.ts';

test('calls are counted by vendor and way until they are taken, and again if they could not be stored', () => {
  takeVendorCalls();
  countVendorCall({ vendor: 'JL', way: 'sent', ms: 40, failed: false });
  countVendorCall({ vendor: 'JL', way: 'sent', ms: 9000, failed: true });
  countVendorCall({ vendor: 'JL', way: 'received', ms: 3, failed: false });
  const taken = takeVendorCalls();
  expect(taken).toEqual([
    { vendor: 'JL', way: 'sent', calls: 2, failed: 1, times: [0, 0, 1, 0, 0, 0, 0, 0, 1] },
    { vendor: 'JL', way: 'received', calls: 1, failed: 0, times: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(takeVendorCalls()).toEqual([]);
  countVendorCall({ vendor: 'JL', way: 'sent', ms: 41, failed: false });
  giveBackVendorCalls(taken);
  expect(takeVendorCalls()).toContainEqual({ vendor: 'JL', way: 'sent', calls: 3, failed: 1, times: [0, 0, 2, 0, 0, 0, 0, 0, 1] });
});

test.each([
  ['no calls', [0, 0, 0, 0, 0, 0, 0, 0, 0], null],
  ['all within a class', [0, 0, 0, 100, 0, 0, 0, 0, 0], 98],
  ['a few slow ones', [0, 0, 96, 0, 0, 0, 4, 0, 0], 50],
  ['too many slow ones', [0, 0, 90, 0, 0, 0, 10, 0, 0], 750],
  ['all slower than the last bound', [0, 0, 0, 0, 0, 0, 0, 0, 5], 3000],
] as const)('the time of 95 of 100 calls with %s', (_name, times, expected) => {
  expect(ninetyFifth(times)).toBe(expected);
});
