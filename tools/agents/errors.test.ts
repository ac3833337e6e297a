import { expect, test } from 'vitest';
import { settleCase } from './settle-case.ts';

const sound = {
  id: 'x',
  kind: 'daily',
  currency: 'BDT',
  members: [
    { id: 'A', parent: null },
    { id: 'B', parent: 'A' },
  ],
  bets: [{ id: 'b', member: 'B', settledAt: '2026-08-01T06:00:00Z', stake: '600', payout: '0', outcome: 'lost' }],
  contracts: [{ holder: 'A', tiers: [{ rate: '1' }] }],
  steps: [] as object[],
};
const runs = (...ids: string[]) => ids.map((run) => ({ run }));

test.each<[string, string, object]>([
  ['KIND_UNKNOWN', 'no kind', { kind: 'yearly' }],
  ['CURRENCY_UNKNOWN', 'no currency', { currency: 'XXX' }],
  ['MEMBER_DUPLICATE', 'one id twice', { members: [...sound.members, { id: 'B', parent: 'A' }] }],
  ['PARENT_UNKNOWN', 'a parent that is not there', { members: [{ id: 'A', parent: 'Z' }] }],
  [
    'TREE_LOOP',
    'two that are each other’s parent',
    {
      members: [
        { id: 'A', parent: 'B' },
        { id: 'B', parent: 'A' },
      ],
    },
  ],
  ['AMOUNT_INVALID', 'a third decimal', { bets: [{ ...sound.bets[0], stake: '1.001' }] }],
  ['AMOUNT_INVALID', 'a number that is no text', { bets: [{ ...sound.bets[0], stake: 600 }] }],
  [
    'AMOUNT_INVALID',
    'a negative wallet',
    {
      members: [
        { id: 'A', parent: null, wallet: '-1' },
        { id: 'B', parent: 'A' },
      ],
    },
  ],
  ['AMOUNT_INVALID', 'decimals of dong', { currency: 'VND', bets: [{ ...sound.bets[0], stake: '600.5' }] }],
  ['AMOUNT_INVALID', 'a threshold', { contracts: [{ holder: 'A', tiers: [{ rate: '1', turnover: 'x' }] }] }],
  ['AMOUNT_INVALID', 'a credit', { steps: [{ credit: { member: 'A', amount: '1e3' } }] }],
  ['CYCLE_UNKNOWN', 'a cycle of dividends', { kind: 'dividend', cycle: 'yearly' }],
  ['CARRY_NEEDS_SEMIMONTHLY', 'carry 3 of months', { kind: 'dividend', cycle: 'monthly', policy: { carry: 3 } }],
  ['MEMBER_UNKNOWN', 'a holder', { contracts: [{ holder: 'Z', tiers: [{ rate: '1' }] }] }],
  ['MEMBER_UNKNOWN', 'a bettor', { bets: [{ ...sound.bets[0], member: 'Z' }] }],
  ['MEMBER_UNKNOWN', 'a debit', { steps: [{ debit: { member: 'Z', amount: '1' } }] }],
  ['CONTRACT_DUPLICATE', 'two contracts', { contracts: [...sound.contracts, ...sound.contracts] }],
  ['RATE_INVALID', 'a fifth decimal', { contracts: [{ holder: 'A', tiers: [{ rate: '1.00001' }] }] }],
  ['RATE_INVALID', 'a rate below 0', { contracts: [{ holder: 'A', tiers: [{ rate: '-1' }] }] }],
  ['CONTRACT_WITHOUT_PAYER', 'an upline without a contract', { contracts: [{ holder: 'B', tiers: [{ rate: '1' }] }] }],
  ['PERIOD_INVALID', 'a period of another kind', { steps: runs('2026-08') }],
  ['PERIOD_OUT_OF_ORDER', 'an earlier day', { steps: runs('2026-08-02', '2026-08-01') }],
  ['BET_UNKNOWN', 'a bet that is not there', { steps: [{ void: { bet: 'z' } }] }],
  ['STEP_UNKNOWN', 'another step', { steps: [{ pay: 'A' }] }],
])('%s: %s', (error, _what, change) => {
  expect(settleCase({ ...sound, ...change })).toEqual({ id: 'x', error });
});

test.each<[string, object]>([
  ['KIND_UNKNOWN: kind is missing', { kind: undefined }],
  ['MEMBER_DUPLICATE: members[2].id is "B"', { members: [...sound.members, { id: 'B', parent: 'A' }] }],
  ['PARENT_UNKNOWN: members[2].parent is "Z"', { members: [...sound.members, { id: 'C', parent: 'Z' }] }],
  [
    'TREE_LOOP: members[1].parent is "C"',
    {
      members: [
        { id: 'A', parent: 'B' },
        { id: 'B', parent: 'C' },
        { id: 'C', parent: 'B' },
      ],
    },
  ],
  ['AMOUNT_INVALID: bets[0].stake is 600', { bets: [{ ...sound.bets[0], stake: 600 }] }],
  ['AMOUNT_INVALID: contracts[0].tiers[0].turnover is "x"', { contracts: [{ holder: 'A', tiers: [{ rate: '1', turnover: 'x' }] }] }],
  ['AMOUNT_INVALID: policy.activeMin is true', { policy: { activeMin: true } }],
  ['AMOUNT_INVALID: steps[0].credit.amount is "1e3"', { steps: [{ credit: { member: 'A', amount: '1e3' } }] }],
  ['MEMBER_UNKNOWN: steps[0].debit.member is "Z"', { steps: [{ debit: { member: 'Z', amount: '1' } }] }],
  ['CONTRACT_DUPLICATE: contracts[1].holder is "A"', { contracts: [...sound.contracts, ...sound.contracts] }],
  ['RATE_INVALID: contracts[0].tiers[0].rate is missing', { contracts: [{ holder: 'A', tiers: [{}] }] }],
  ['CONTRACT_WITHOUT_PAYER: contracts[0].holder is "B"', { contracts: [{ holder: 'B', tiers: [{ rate: '1' }] }] }],
  ['PERIOD_INVALID: bets[0].settledAt is "noon"', { bets: [{ ...sound.bets[0], settledAt: 'noon' }] }],
  ['PERIOD_OUT_OF_ORDER: steps[1].run is "2026-08-01"', { steps: runs('2026-08-02', '2026-08-01') }],
  ['BET_UNKNOWN: steps[0].void.bet is "z"', { steps: [{ void: { bet: 'z' } }] }],
  ['STEP_UNKNOWN: steps[0] is {"pay":"A"}', { steps: [{ pay: 'A' }] }],
  [
    'RATE_INVALID: offer.tiers[0].rate is 1',
    { kind: 'contract', contracts: [], offer: { kind: 'daily', holder: 'A', by: 'platform', tiers: [{ rate: 1 }] } },
  ],
])('where a case is wrong is told: %s', (problem, change) => {
  const told: string[] = [];
  settleCase({ ...sound, ...change }, (each) => told.push(each));
  expect(told).toEqual([problem]);
});

test.each<[string[], object]>([
  [['policy.includeSelf', 'policy.carry'], { policy: { includeSelf: 'no', carry: '1', products: null } }],
  [['policy'], { policy: { payfromwallet: false } }],
  [['contracts', 'bets[0].outcome', 'bets[0].cover'], { contracts: 'A', bets: [{ ...sound.bets[0], outcome: 'wun', cover: 1 }] }],
  [['bets[1].id'], { bets: [sound.bets[0], sound.bets[0]] }],
])('what counts as if it were absent, and a repeated id, is told as well: %s', (paths, change) => {
  const told: string[] = [];
  expect(settleCase({ ...sound, ...change }, (each) => told.push(each))).not.toHaveProperty('error');
  expect(told.map((each) => each.split(': ').slice(0, 2))).toEqual(paths.map((path) => ['ignored', path]));
});

test('of several errors the first of the list is reported', () => {
  const broken = { ...sound, members: [{ id: 'A', parent: 'Z' }], bets: [{ ...sound.bets[0], stake: 'x' }], steps: [{}] };
  expect(settleCase(broken)).toEqual({ id: 'x', error: 'PARENT_UNKNOWN' });
  expect(settleCase({ ...broken, members: sound.members })).toEqual({ id: 'x', error: 'AMOUNT_INVALID' });
});

test('an invalid case is answered like one of an unknown kind', () => {
  expect(settleCase(null)).toEqual({ id: undefined, error: 'KIND_UNKNOWN' });
});

test('a contract without a payer is refused for kinds that only the upline pays', () => {
  const contracts = [{ holder: 'B', tiers: [{ winRate: '1', lossRate: '1' }] }];
  expect(settleCase({ ...sound, kind: 'realtime', contracts })).not.toHaveProperty('error');
});
