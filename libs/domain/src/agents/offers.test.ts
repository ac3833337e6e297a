import { expect, test } from 'vitest';
import { AgentTree } from './agent-tree.ts';
import { judgeOffer, reasonsAgainst, usualOfferPolicy } from './offers.ts';
import { noTier, type ContractKind, type Tier } from './tiers.ts';

const tier = (given: Partial<Tier>): Tier => ({ ...noTier, rate: 10_000n, ...given });
const against = (tiers: readonly Tier[], payer: 'platform' | readonly Tier[] | null = 'platform', kind: ContractKind = 'dividend') =>
  reasonsAgainst({ kind, tiers, payer, policy: usualOfferPolicy });

test.each<[string, readonly Tier[], string[]]>([
  ['none', [], ['TIER_COUNT']],
  ['seven', Array.from({ length: 7 }, (_, index) => tier({ rate: BigInt(index + 1) * 10_000n })), ['TIER_COUNT']],
  ['a rate above the range', [tier({ rate: 1_000_100n })], ['RATE_RANGE']],
  ['a rate below the range', [tier({ rate: -100n })], ['RATE_RANGE']],
  ['a rate between steps', [tier({ rate: 50n })], ['RATE_STEP']],
  ['a rate that stays', [tier({}), tier({})], ['RATE_ORDER']],
  ['a rate that falls', [tier({ rate: 20_000n }), tier({})], ['RATE_ORDER']],
  ['active members that fall', [tier({ active: 2 }), tier({ rate: 20_000n, active: 1 })], ['THRESHOLD_ORDER']],
  ['loss above turnover', [tier({ turnover: 5n, loss: 6n })], ['LOSS_ABOVE_TURNOVER']],
  ['a loss without a turnover', [tier({ loss: 6n })], []],
  [
    'all that the platform can refuse',
    [tier({ rate: 2_000_050n, turnover: 5n, loss: 6n }), tier({ rate: 50n })],
    ['RATE_RANGE', 'RATE_STEP', 'RATE_ORDER', 'THRESHOLD_ORDER', 'LOSS_ABOVE_TURNOVER'],
  ],
])('tiers with %s', (_name, tiers, reasons) => {
  expect(against(tiers)).toEqual(reasons);
});

test('without a contract of its own an agent is told so, and not that it covers nothing', () => {
  expect(against([tier({})], null)).toEqual(['NO_OWN_CONTRACT']);
});

test('every tier must be covered by one that is reached no later and pays no less', () => {
  const own = [tier({ turnover: 10n, active: 2 }), tier({ rate: 20_000n, turnover: 100n, active: 5 })];
  expect(against([tier({ turnover: 10n, active: 2 })], own)).toEqual([]);
  expect(against([tier({ turnover: 9n, active: 2 })], own)).toEqual(['NOT_COVERED']);
  expect(against([tier({ turnover: 10n, active: 1 })], own)).toEqual(['NOT_COVERED']);
  const policy = { ...usualOfferPolicy, sameRate: false };
  expect(reasonsAgainst({ kind: 'dividend', tiers: [tier({ turnover: 100n, active: 5 })], payer: own, policy })).toEqual([]);
  expect(reasonsAgainst({ kind: 'dividend', tiers: [tier({ turnover: 10n, active: 2 })], payer: own, policy })).toEqual(['NOT_COVERED']);
});

test('of two rates both must be covered and one may rise alone', () => {
  const both = (winRate: bigint, lossRate: bigint): Tier => ({ ...noTier, winRate, lossRate });
  expect(against([both(100n, 100n), both(100n, 200n)], [both(100n, 200n)], 'hourly')).toEqual([]);
  expect(against([both(200n, 100n)], [both(100n, 200n)], 'hourly')).toEqual(['NOT_COVERED']);
});

const tree = new AgentTree(
  [
    ['A', null],
    ['B', 'A'],
    ['C', 'B'],
    ['D', 'C'],
    ['E', 'B'],
  ].map(([id, parent]) => ({ id: id!, parent: parent! })),
);
const contracts = new Map(['A', 'B', 'C', 'D', 'E'].map((id) => [id, [tier({ rate: id === 'E' ? 5_000n : 10_000n })]]));
const ask = (by: string, holder: string, tiers: readonly Tier[] | null) =>
  judgeOffer({ kind: 'dividend', tree, contracts, holder, by, tiers, policy: usualOfferPolicy });

test('the closure is what the new tiers do not cover, and all below it', () => {
  expect(ask('A', 'B', [tier({ rate: 8_000n })])).toEqual({ valid: true, reasons: [], closure: ['C', 'D'] });
  expect(ask('A', 'B', null)).toEqual({ valid: true, reasons: [], closure: ['C', 'D', 'E'] });
  expect(ask('platform', 'A', [tier({})])).toEqual({ valid: true, reasons: [], closure: [] });
});

test('only the direct upline may ask, and only what is there can end', () => {
  expect(ask('A', 'C', []).reasons).toEqual(['NOT_DIRECT_DOWNLINE']);
  expect(ask('platform', 'B', null).reasons).toEqual(['NOT_DIRECT_DOWNLINE']);
  contracts.delete('E');
  expect(ask('B', 'E', null).reasons).toEqual(['NO_CONTRACT']);
});
