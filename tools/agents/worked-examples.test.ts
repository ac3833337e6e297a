// The examples of agents.md, and further cases at the edges of its rules, worked out by hand from the page.
import { describe, expect, test } from 'vitest';
import { settleCase } from './settle-case.ts';

type Given = Record<string, unknown>;
interface Answer {
  bills: Record<string, unknown>[];
  transfers: { step: number; key: string; from: string; to: string; amount: string; fromBill?: string; fromWallet?: string }[];
  splits: { bet: string; member: string; amount: string; reversed: boolean }[];
  debts: { key: string; amount: string }[];
  wallets: { member: string; amount: string }[];
}
const ask = (given: Given) => settleCase({ id: 'x', currency: 'BDT', zone: 'UTC', ...given }) as Answer;
const members = (...line: (string | [string, string])[]) =>
  line.map((each) => (typeof each === 'string' ? { id: each, parent: null } : { id: each[0], parent: each[1] }));
let bets = 0;
const bet = (member: string, stake: string, more: Given = {}) => ({
  id: `b${(bets += 1)}`,
  member,
  settledAt: '2026-08-01T10:00:00Z',
  stake,
  payout: '0',
  outcome: Number(more['payout'] ?? 0) > 0 ? 'won' : 'lost',
  ...more,
});
const runs = (...ids: string[]) => ids.map((run) => ({ run }));
const wallet = ({ wallets }: Answer, member: string) => wallets.find((each) => each.member === member)!.amount;

describe('dividends', () => {
  const halves = ['2026-08-A', '2026-08-B', '2026-09-A', '2026-09-B', '2026-10-A', '2026-10-B'];
  const firstDays = ['2026-08-01', '2026-08-16', '2026-09-01', '2026-09-16', '2026-10-01', '2026-10-16'];
  const nets = [-30_000, 80_000, -20_000, -10_000, 40_000, 50_000];
  const dues = (carry: number) =>
    ask({
      kind: 'dividend',
      cycle: 'semimonthly',
      members: members('A', ['m', 'A']),
      contracts: [{ holder: 'A', tiers: [{ rate: '20' }] }],
      policy: { carry },
      bets: nets.map((net, index) => bet('m', '80000', { payout: String(80_000 - net), settledAt: `${firstDays[index]}T00:00:00Z` })),
      steps: runs(...halves),
    }).bills.map(({ due }) => due);

  test('the example of the page under each carry', () => {
    expect(dues(1)).toEqual(['0.00', '10000.00', '0.00', '0.00', '2000.00', '10000.00']);
    expect(dues(3)).toEqual(['0.00', '10000.00', '0.00', '0.00', '8000.00', '10000.00']);
    expect(dues(0)).toEqual(['0.00', '16000.00', '0.00', '0.00', '8000.00', '10000.00']);
    // 80,000 - 30,000; 40,000 - 10,000.
    expect(dues(2)).toEqual(['0.00', '10000.00', '0.00', '0.00', '6000.00', '10000.00']);
  });

  const month = (net: string, tiers: Given[], more: Given = {}) =>
    ask({
      kind: 'dividend',
      cycle: 'monthly',
      members: members('A', ['m', 'A']),
      contracts: [{ holder: 'A', tiers }],
      bets: [bet('m', net)],
      steps: runs('2026-08'),
      ...more,
    }).bills[0]!;

  test('a loss that is reached exactly counts, and a positive balance below every tier is not carried', () => {
    const tiers = [{ rate: '10', loss: '1000.00' }];
    expect(month('1000.00', tiers)).toMatchObject({ tier: 1, due: '100.00', state: 'issued' });
    expect(month('999.99', tiers)).toMatchObject({ tier: 0, due: '0.00', state: 'notReached' });
    const [, second] = ask({
      kind: 'dividend',
      cycle: 'monthly',
      members: members('A', ['m', 'A']),
      contracts: [{ holder: 'A', tiers }],
      policy: { carry: 1 },
      bets: [bet('m', '999.99'), bet('m', '10.00', { settledAt: '2026-09-01T00:00:00Z' })],
      steps: runs('2026-08', '2026-09'),
    }).bills;
    expect(second).toMatchObject({ carryIn: '0.00', basis: '10.00' });
  });

  test('a balance of nothing earns nothing, whatever the tier', () => {
    expect(month('500.00', [{ rate: '10' }], { bets: [bet('m', '500.00', { payout: '500.00' })] })).toMatchObject({
      basis: '0.00',
      tier: 1,
      due: '0.00',
      state: 'notReached',
    });
  });

  test('weeks of the ISO calendar go over the year’s end', () => {
    const week = (run: string, settledAt: string) =>
      month('100.00', [{ rate: '10' }], { cycle: 'weekly', steps: runs(run), bets: [bet('m', '100.00', { settledAt })] });
    expect(week('2026-W53', '2027-01-03T23:59:59.999Z')).toMatchObject({ turnover: '100.00' });
    expect(week('2027-W01', '2027-01-04T00:00:00.000Z')).toMatchObject({ turnover: '100.00' });
    expect(ask({ kind: 'dividend', cycle: 'weekly', members: members('A'), contracts: [], steps: runs('2027-W53') })).toEqual({
      id: 'x',
      error: 'PERIOD_INVALID',
    });
  });
});

describe('daily and hourly salary', () => {
  const day = (stakes: readonly string[], tiers: Given[], policy: Given = {}, kind = 'daily', run = '2026-08-01') =>
    ask({
      kind,
      members: members('A', ...stakes.map((_, index): [string, string] => [`m${index}`, 'A'])),
      contracts: [{ holder: 'A', tiers }],
      policy,
      bets: stakes.map((stake, index) => bet(`m${index}`, stake)),
      steps: runs(run),
    }).bills[0]!;

  test('the last tier that holds counts, also where one before it does not', () => {
    const tiers = [
      { rate: '1', turnover: '1000.00', active: 1 },
      { rate: '2', turnover: '1000.00', active: 3 },
      { rate: '3', turnover: '2000.00', active: 1 },
    ];
    expect(day(['1999.99'], tiers)).toMatchObject({ tier: 1, due: '19.99' });
    expect(day(['2000.00'], tiers)).toMatchObject({ tier: 3, due: '60.00' });
    expect(day(['500.00', '500.00', '499.99'], tiers)).toMatchObject({ active: 2, tier: 1 });
    expect(day(['500.00', '500.00', '500.00'], tiers)).toMatchObject({ active: 3, tier: 2, due: '30.00' });
  });

  test('with a unit only whole units of turnover earn, but the tier sees all of it', () => {
    const tiers = [{ rate: '1.2345', turnover: '1999.99' }];
    expect(day(['1999.99'], tiers, { turnoverUnit: '1000.00' })).toMatchObject({ turnover: '1999.99', basis: '1000.00', due: '12.34' });
    expect(day(['999.99'], [{ rate: '1' }], { turnoverUnit: '1000.00' })).toMatchObject({
      basis: '0.00',
      due: '0.00',
      state: 'notReached',
    });
  });

  test('an account is active by turnover above nothing, even where no least turnover is set', () => {
    expect(day(['0.00'], [{ rate: '1' }], { activeMin: '0' })).toMatchObject({ bets: 1, active: 0, tier: 1 });
    expect(day(['0.01'], [{ rate: '1' }], { activeMin: '0' })).toMatchObject({ active: 1, due: '0.00' });
  });

  test('an hour truncates its two products once', () => {
    const hour = (tiers: Given[]) =>
      ask({
        kind: 'hourly',
        members: members('A', ['m', 'A']),
        contracts: [{ holder: 'A', tiers }],
        bets: [bet('m', '0.50', { payout: '0.01' }), bet('m', '0.50')],
        steps: runs('2026-08-01T10:00+00:00'),
      }).bills[0]!;
    expect(hour([{ winRate: '1', lossRate: '1' }])).toMatchObject({ won: '0.50', lost: '0.50', due: '0.01' });
  });

  test('a bet that covers too little of what can happen counts for nothing, at the limit it counts', () => {
    const hour = (cover: [number, number]) =>
      ask({
        kind: 'hourly',
        members: members('A', ['m', 'A']),
        contracts: [{ holder: 'A', tiers: [{ winRate: '1', lossRate: '1' }] }],
        bets: [bet('m', '600.00', { cover })],
        steps: runs('2026-08-01T10:00+00:00'),
      }).bills[0]!;
    expect(hour([1, 4])).toMatchObject({ bets: 1, turnover: '600.00', active: 1 });
    expect(hour([24, 100])).toMatchObject({ bets: 0, turnover: '0.00', active: 0, due: '0.00' });
  });

  test('a day of 25 hours holds both of the hours that have one name', () => {
    const zone = 'America/New_York';
    const given = {
      zone,
      members: members('A', ['m', 'A']),
      bets: ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z'].map((settledAt) =>
        bet('m', '600.00', { settledAt }),
      ),
    };
    const day25 = ask({ ...given, kind: 'daily', contracts: [{ holder: 'A', tiers: [{ rate: '1' }] }], steps: runs('2026-11-01') });
    expect(day25.bills).toMatchObject([{ bets: 3, turnover: '1800.00' }]);
    const hours = ask({
      ...given,
      kind: 'hourly',
      contracts: [{ holder: 'A', tiers: [{ winRate: '1', lossRate: '1' }] }],
      steps: runs('2026-11-01T01:00-04:00', '2026-11-01T01:00-05:00'),
    });
    expect(hours.bills.map(({ period, bets: count }) => [period, count])).toEqual([
      ['2026-11-01T01:00-04:00', 1],
      ['2026-11-01T01:00-05:00', 1],
    ]);
  });
});

describe('payment down the line', () => {
  // A: 1,000.00 due, 200.00 in the wallet; B 700.00; C 600.00.
  const line = {
    kind: 'daily',
    members: [
      { id: 'A', parent: null, wallet: '200.00' },
      { id: 'B', parent: 'A' },
      { id: 'C', parent: 'A' },
    ],
    contracts: [
      { holder: 'A', tiers: [{ rate: '1', turnover: '100000.00' }] },
      { holder: 'B', tiers: [{ rate: '1' }] },
      { holder: 'C', tiers: [{ rate: '2' }] },
    ],
    bets: [bet('B', '70000.00'), bet('C', '30000.00')],
  };

  test('the example of the page', () => {
    const steps = [...runs('2026-08-01'), { credit: { member: 'A', amount: '100.00' } }, ...runs('2026-08-01', '2026-08-01')];
    const answer = ask({ ...line, steps });
    expect(answer.transfers.map(({ step, key, amount, fromBill, fromWallet }) => [step, key, amount, fromBill, fromWallet])).toEqual([
      [1, 'daily:A:2026-08-01:pay', '1000.00', undefined, undefined],
      [1, 'daily:B:2026-08-01:pay', '700.00', '700.00', '0.00'],
      [1, 'daily:C:2026-08-01:pay', '500.00', '300.00', '200.00'],
      [3, 'debt:daily:C:2026-08-01:1', '100.00', undefined, undefined],
    ]);
    expect(answer.bills).toMatchObject([
      { holder: 'A', due: '1000.00', toPay: '1300.00', keeps: '-300.00', state: 'issued', insufficient: false },
      { holder: 'B', state: 'issued' },
      { holder: 'C', paid: '600.00', owed: '0.00', state: 'issued' },
    ]);
    expect(answer.debts).toEqual([]);
  });

  test('a void of everything takes all of it back, deepest first, and the claim goes with it', () => {
    const steps = [...runs('2026-08-01'), ...line.bets.map(({ id }) => ({ void: { bet: id } })), ...runs('2026-08-01')];
    const answer = ask({ ...line, steps });
    expect(answer.debts).toEqual([]);
    expect(answer.transfers.slice(3).map(({ key, from, to, amount }) => [key, from, to, amount])).toEqual([
      ['daily:C:2026-08-01:c1', 'C', 'A', '500.00'],
      ['daily:B:2026-08-01:c1', 'B', 'A', '700.00'],
      ['daily:A:2026-08-01:c1', 'A', 'platform', '1000.00'],
    ]);
    expect(['A', 'B', 'C'].map((member) => wallet(answer, member))).toEqual(['200.00', '0.00', '0.00']);
    expect(answer.bills).toMatchObject([
      { due: '0.00', state: 'notReached', bets: 0 },
      {},
      { corrections: [{ before: '600.00', after: '0.00' }] },
    ]);
  });

  test('a bet that is void before its period runs never counted', () => {
    const answer = ask({ ...line, steps: [{ void: { bet: line.bets[0]!.id } }, ...runs('2026-08-01')] });
    expect(answer.bills).toMatchObject([{ turnover: '30000.00', corrections: [] }, { due: '0.00' }, { due: '600.00' }]);
  });

  test('money that was locked away in the meantime is owed, and paid when it comes', () => {
    const steps = [
      ...runs('2026-08-01'),
      { debit: { member: 'B', amount: '9999.00' } },
      { void: { bet: line.bets[0]!.id } },
      ...runs('2026-08-02'),
      { credit: { member: 'B', amount: '650.00' } },
      ...runs('2026-08-02'),
    ];
    const answer = ask({ ...line, steps });
    // A pass goes on down the list, so that what A gets from B goes to the platform before the list begins again with C.
    expect(answer.transfers.filter(({ step }) => step === 6).map(({ key, from, to, amount }) => [key, from, to, amount])).toEqual([
      ['debt:daily:B:2026-08-01:c1:1', 'B', 'A', '650.00'],
      ['debt:daily:A:2026-08-01:c1:1', 'A', 'platform', '650.00'],
    ]);
    expect(answer.debts.map(({ key, amount }) => [key, amount])).toEqual([
      ['daily:C:2026-08-01', '100.00'],
      ['daily:B:2026-08-01:c1', '50.00'],
      ['daily:A:2026-08-01:c1', '350.00'],
    ]);
  });
});

describe('per bet', () => {
  test('the examples of the page', () => {
    const line = members('D', ['C', 'D'], ['B', 'C'], ['m', 'B']);
    const realtime = ask({
      kind: 'realtime',
      members: line,
      contracts: [
        { holder: 'D', tiers: [{ winRate: '9', lossRate: '0.5' }] },
        { holder: 'C', tiers: [{ winRate: '9', lossRate: '0.3' }] },
        { holder: 'B', tiers: [{ winRate: '9', lossRate: '0.2' }] },
      ],
      bets: [bet('m', '1000.00')],
      steps: runs('2026-08-01T10:00+00:00'),
    });
    expect(realtime.splits.map(({ member, amount }) => [member, amount])).toEqual([
      ['B', '2.00'],
      ['C', '1.00'],
      ['D', '2.00'],
    ]);
    const groups = [1956, 1940, 1930, 1880];
    const rebate = ask({
      kind: 'rebate',
      members: line.map((each, index) => ({ ...each, group: groups[index] })),
      bets: [bet('m', '10000.00')],
      steps: runs('2026-08-01T10:00+00:00'),
    });
    expect(rebate.splits.map(({ amount }) => amount)).toEqual(['400.00', '250.00', '50.00', '80.00']);
  });

  test('what the levels below lose by truncation goes to the level above, so that the parts are the whole', () => {
    const answer = ask({
      kind: 'realtime',
      members: members('C', ['B', 'C'], ['m', 'B']),
      contracts: [
        { holder: 'C', tiers: [{ lossRate: '1' }] },
        { holder: 'B', tiers: [{ lossRate: '0.5' }] },
      ],
      bets: [bet('m', '1.99'), bet('m', '1.00')],
      steps: runs('2026-08-01T10:00+00:00'),
    });
    expect(answer.splits.map(({ member, amount }) => [member, amount])).toEqual([
      ['C', '0.01'],
      ['C', '0.01'],
    ]);
  });

  test('a bet on the edge belongs to the window that begins with it', () => {
    const window = (run: string) =>
      ask({
        kind: 'rebate',
        members: [
          { id: 'A', parent: null, group: 1900 },
          { id: 'm', parent: 'A' },
        ],
        bets: ['2026-08-01T10:04:59.999Z', '2026-08-01T10:05:00.000Z'].map((settledAt) => bet('m', '100.00', { settledAt })),
        steps: runs(run),
      }).splits.length;
    expect([window('2026-08-01T10:00+00:00'), window('2026-08-01T10:05+00:00'), window('2026-08-01T10:10+00:00')]).toEqual([1, 1, 0]);
  });

  test('a bet played at one’s own group, or above it, gives that account nothing', () => {
    const answer = ask({
      kind: 'rebate',
      members: [
        { id: 'A', parent: null, group: 1950 },
        { id: 'm', parent: 'A', group: 1900 },
      ],
      bets: [bet('m', '100.00', { group: 1900 }), bet('m', '100.00', { group: 1950 })],
      steps: runs('2026-08-01T10:00+00:00'),
    });
    expect(answer.splits.map(({ member, amount }) => [member, amount])).toEqual([['A', '2.50']]);
  });
});

test('the example of an affiliate', () => {
  const answer = ask({
    kind: 'affiliate',
    cycle: 'monthly',
    members: members('A', ['m', 'A']),
    contracts: [{ holder: 'A', tiers: [{ rate: '37' }] }],
    bets: [bet('m', '10000.00')],
    costs: [{ member: 'm', at: '2026-08-03T00:00:00Z', type: 'promotion', amount: '2000.00' }],
    steps: runs('2026-08'),
  });
  expect(answer.bills).toMatchObject([{ ggr: '10000.00', deductions: '2000.00', net: '8000.00', due: '2960.00' }]);
});

test('an affiliate’s deficit is carried, unless its contract says otherwise', () => {
  const second = (negativeCarry?: boolean) =>
    ask({
      kind: 'affiliate',
      cycle: 'monthly',
      members: members('A', ['m', 'A']),
      contracts: [{ holder: 'A', tiers: [{ rate: '10' }], ...(negativeCarry !== undefined && { negativeCarry }) }],
      bets: [bet('m', '100.00', { payout: '400.00' }), bet('m', '500.00', { settledAt: '2026-09-01T00:00:00Z' })],
      steps: runs('2026-08', '2026-09'),
    }).bills[1];
  expect(second()).toMatchObject({ carryIn: '-300.00', basis: '200.00', due: '20.00' });
  expect(second(false)).toMatchObject({ carryIn: '0.00', basis: '500.00', due: '50.00' });
});
