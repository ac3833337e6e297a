// The check of offers at the edges of agents.md 3, worked out by hand from the page.
import { expect, test } from 'vitest';
import { settleCase } from './settle-case.ts';

type Given = Record<string, unknown>;
interface Answer {
  valid: boolean;
  reasons: string[];
  closure: string[];
}
const ask = (given: Given) => settleCase({ id: 'x', currency: 'BDT', ...given }) as Answer;
const members = (...line: (string | [string, string])[]) =>
  line.map((each) => (typeof each === 'string' ? { id: each, parent: null } : { id: each[0], parent: each[1] }));

const given = {
  kind: 'contract',
  members: members('A', ['B', 'A'], ['C', 'B'], ['D', 'C'], ['E', 'A'], ['F', 'E']),
  contracts: [
    {
      holder: 'A',
      tiers: [
        { rate: '2', turnover: '1000' },
        { rate: '3', turnover: '5000', active: 2 },
      ],
    },
    { holder: 'B', tiers: [{ rate: '2', turnover: '1000' }] },
    { holder: 'C', tiers: [{ rate: '1', turnover: '2000' }] },
    { holder: 'D', tiers: [{ rate: '0.5', turnover: '2000' }] },
    { holder: 'E', tiers: [{ rate: '1', turnover: '5000' }] },
    { holder: 'F', tiers: [{ rate: '1', turnover: '6000' }] },
  ],
};
const offer = (tiers: Given[] | null, more: Given = {}, policy: Given = {}) =>
  ask({ ...given, policy, offer: { kind: 'daily', holder: 'A', by: 'platform', tiers, ...more } });

test('a change ends what it no longer covers, with everything below that, and spares what it covers', () => {
  expect(offer([{ rate: '1', turnover: '1000' }])).toMatchObject({ valid: true, reasons: [], closure: ['B', 'C', 'D'] });
  expect(offer([{ rate: '1', turnover: '5000.01' }])).toMatchObject({ closure: ['B', 'C', 'D', 'E', 'F'] });
  expect(offer([{ rate: '2', turnover: '1000' }])).toMatchObject({ closure: [] });
  expect(offer([{ rate: '2', turnover: '1000' }], {}, { sameRate: false })).toMatchObject({ closure: ['B', 'C', 'D'] });
  expect(offer(null)).toMatchObject({ valid: true, closure: ['B', 'C', 'D', 'E', 'F'] });
});

test('every reason is given, in order', () => {
  const bad = [
    { rate: '101.001', turnover: '10', loss: '20' },
    { rate: '4', turnover: '5' },
  ];
  expect(offer(bad, { holder: 'B', by: 'A' })).toMatchObject({
    valid: false,
    reasons: ['RATE_RANGE', 'RATE_STEP', 'RATE_ORDER', 'THRESHOLD_ORDER', 'LOSS_ABOVE_TURNOVER', 'NOT_COVERED'],
    closure: [],
  });
  expect(offer([], { holder: 'B', by: 'A' })).toMatchObject({ reasons: ['TIER_COUNT'] });
  expect(offer([{ rate: '1' }, { rate: '1' }])).toMatchObject({ reasons: ['RATE_ORDER'] });
});

test('a tier is covered by any one tier of the payer, at its exact figures', () => {
  const asked = (tier: Given) => offer([tier], { holder: 'B', by: 'A' }).reasons;
  expect(asked({ rate: '3', turnover: '5000', active: 2 })).toEqual([]);
  expect(asked({ rate: '3', turnover: '5000', active: 1 })).toEqual(['NOT_COVERED']);
  expect(asked({ rate: '2.01', turnover: '4999.99', active: 2 })).toEqual(['NOT_COVERED']);
  expect(asked({ rate: '2', turnover: '1000' })).toEqual([]);
});

test('the wrong upline, and the end of what is not there, are refused alone', () => {
  expect(offer([], { holder: 'C', by: 'A' })).toMatchObject({ reasons: ['NOT_DIRECT_DOWNLINE'], closure: [] });
  const contracts = given.contracts.slice(0, 1);
  expect(ask({ ...given, contracts, offer: { kind: 'daily', holder: 'B', by: 'A', tiers: null } })).toMatchObject({
    reasons: ['NO_CONTRACT'],
  });
  expect(ask({ ...given, contracts, offer: { kind: 'daily', holder: 'C', by: 'B', tiers: [{ rate: '9' }] } })).toMatchObject({
    reasons: ['NO_OWN_CONTRACT'],
  });
});
