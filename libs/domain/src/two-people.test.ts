import { expect, test } from 'vitest';
import { needsTwoPeople } from './two-people.ts';

const taka = (minor: bigint) => ({ minor, currency: 'BDT' }) as const;

test('amounts from the threshold need two people (security C12)', () => {
  expect(needsTwoPeople(taka(499_999n), taka(500_000n))).toBe(false);
  expect(needsTwoPeople(taka(500_000n), taka(500_000n))).toBe(true);
});
