// Office O40.
import { describe, expect, test } from 'vitest';
import { hintsOf, sameName, type WithdrawalFacts } from './withdrawal-hints.ts';

const now = new Date('2030-01-02T00:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
/** A member without any hints. */
const usual: WithdrawalFacts = {
  now,
  amount: 1000n,
  paid: { count: 2, sum: 2000n },
  payeeSince: ago(1000),
  payeeOthers: 0,
  payeeName: 'Nadia Rahman',
  profileName: 'RAHMAN, Nadia',
  passwordChanged: ago(1000),
  network: { since: ago(1000), first: false },
  device: { since: ago(1000), first: false },
  country: { home: 'BD', now: 'BD' },
  converted: { at: ago(1000), amount: 100n },
  opposite: null,
  deposited: 500n,
  staked: 500n,
  won: 1000n,
  bestRound: { id: 'r1', win: 800n },
  openDispute: null,
  excludedUntil: ago(1),
};
const kinds = (change: Partial<WithdrawalFacts>) => hintsOf({ ...usual, ...change }).map(({ kind }) => kind);

describe('hints', () => {
  test('there are none about a usual withdrawal', () => {
    expect(kinds({})).toEqual([]);
  });

  test.each<[string, Partial<WithdrawalFacts>]>([
    ['exclusionPending', { excludedUntil: ago(-1) }],
    ['openDispute', { openDispute: 'w2' }],
    ['passwordReset', { passwordChanged: ago(23) }],
    ['newNetwork', { network: { since: ago(23), first: false } }],
    ['newDevice', { device: { since: ago(23), first: false } }],
    ['countryUnlike', { country: { home: 'BD', now: 'VN' } }],
    ['bonusConverted', { converted: { at: ago(23), amount: 100n } }],
    ['oppositeBets', { opposite: { staked: 5n, others: 1, draw: 'd1' } }],
    ['payeeNew', { payeeSince: null }],
    ['payeeNew', { payeeSince: ago(23) }],
    ['payeeShared', { payeeOthers: 1 }],
    ['payeeNameUnlike', { payeeName: 'Nadia Karim' }],
    ['notPlayed', { staked: 499n }],
    ['oneWin', { bestRound: { id: 'r1', win: 801n } }],
    ['unusualAmount', { amount: 5000n }],
  ])('%s', (kind, change) => {
    expect(kinds(change)).toEqual([kind]);
  });

  test('a first withdrawal has no usual amount and no usual payee, and a first log-in no usual network', () => {
    expect(kinds({ paid: { count: 0, sum: 0n }, payeeSince: null, network: { since: ago(1), first: true } })).toEqual(['first']);
  });

  test('an unknown country never counts as different', () => {
    expect(kinds({ country: { home: null, now: 'VN' } })).toEqual([]);
    expect(kinds({ country: { home: 'BD', now: null } })).toEqual([]);
  });

  test('without a deposit there is nothing to stake', () => {
    expect(kinds({ deposited: null, staked: 0n, won: 0n, bestRound: null })).toEqual([]);
  });

  test('the most serious hint comes first, with its evidence', () => {
    expect(hintsOf({ ...usual, amount: 6000n, openDispute: 'w2' })).toEqual([
      { kind: 'openDispute', subject: 'w2' },
      { kind: 'unusualAmount', amount: 1000n },
    ]);
  });
});

test.each([
  ['José  da Silva', 'SILVA, Jose da', true],
  ['রহিমা খাতুন', 'খাতুন রহিমা', true],
  ['রহিমা খাতুন', 'রহিমা বেগম', false],
  ['', 'Nadia', false],
])('%s and %s: %s', (one, other, same) => {
  expect(sameName(one, other)).toBe(same);
});
