import { expect, test } from 'vitest';
import { networkOf, tiersOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::3:0:0:0:1', '2001:db8:0:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is limited as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 network counts for the /48 around it too, with more room; others count for themselves', () => {
  expect(tiersOf('2001:db8:1:2::/64')).toEqual([
    { key: '2001:db8:1:2::/64', times: 1 },
    { key: '2001:db8:1::/48', times: 64 },
  ]);
  expect(tiersOf('203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
});
