import { expect, test } from 'vitest';
import { settleCase } from './settle-case.ts';

type Answer = {
  bills: Record<string, unknown>[];
  transfers: { step: number; key: string; from: string; to: string; amount: string }[];
  splits: object[];
  debts: object[];
  wallets: { member: string; amount: string }[];
};
/** A tree from `{ B: 'A', A: null }`; a bet from member, stake, payout and time. */
const tree = (parents: Record<string, string | null>) => Object.entries(parents).map(([id, parent]) => ({ id, parent }));
const bet = (member: string, stake: string, payout = '0', more: object = {}) => ({
  id: `${member}-${stake}`,
  member,
  settledAt: '2026-08-01T06:00:00Z',
  stake,
  payout,
  outcome: payout === '0' ? 'lost' : 'won',
  ...more,
});
const ask = (given: object) => settleCase({ id: 'x', currency: 'BDT', zone: 'UTC', steps: [{ run: '2026-08-01' }], ...given }) as Answer;
const of = (answer: Answer, holder: string) => answer.bills.find((bill) => bill['holder'] === holder);
const daily = { kind: 'daily', members: tree({ A: null, B: 'A', m: 'B' }) };
const keys = (answer: Answer) => answer.transfers.map(({ step, key, from, to, amount }) => `${step} ${key} ${from}>${to} ${amount}`);

test('ties, voids, other products and bets at the end of the period do not count', () => {
  const bets = [
    bet('m', '1000'),
    bet('m', '2000', '0', { outcome: 'tie' }),
    bet('m', '3000', '0', { outcome: 'void' }),
    bet('m', '4000', '0', { product: 'slots' }),
    bet('m', '5000', '0', { settledAt: '2026-08-02T00:00:00Z' }),
    bet('m', '6000', '0', { settledAt: '2026-08-01T00:00:00Z' }),
  ];
  const answer = ask({ ...daily, bets, policy: { products: ['lottery'] }, contracts: [{ holder: 'A', tiers: [{ rate: '1' }] }] });
  expect(of(answer, 'A')).toMatchObject({ bets: 2, turnover: '7000.00', due: '70.00' });
});

test('without includeSelf an account is no part of its team, as a bettor, as active or by its costs', () => {
  const bets = [bet('A', '1000'), bet('m', '2000')];
  const costs = [{ member: 'A', at: '2026-08-01T06:00:00Z', type: 'promotion', amount: '10' }];
  const contracts = [{ holder: 'A', tiers: [{ rate: '1' }] }];
  expect(of(ask({ ...daily, bets, costs, contracts }), 'A')).toMatchObject({ bets: 2, active: 2, net: '2990.00' });
  const policy = { includeSelf: false };
  expect(of(ask({ ...daily, bets, costs, contracts, policy }), 'A')).toMatchObject({ bets: 1, active: 1, net: '2000.00' });
});

test('salary is a cost only where the policy names it', () => {
  const costs = ['salary', 'fee'].map((type) => ({ member: 'm', at: '2026-08-01T06:00:00Z', type, amount: '100' }));
  const given = { ...daily, bets: [bet('m', '1000')], costs, contracts: [{ holder: 'A', tiers: [{ rate: '1' }] }] };
  expect(of(ask(given), 'A')).toMatchObject({ net: '900.00' });
  expect(of(ask({ ...given, policy: { deducts: ['salary', 'fee'] } }), 'A')).toMatchObject({ net: '800.00' });
});

test('dong have no decimals, and products are truncated to whole ones', () => {
  const answer = ask({ ...daily, currency: 'VND', bets: [bet('m', '1999')], contracts: [{ holder: 'A', tiers: [{ rate: '1' }] }] });
  expect(of(answer, 'A')).toMatchObject({ turnover: '1999', due: '19' });
});

const both = [
  { holder: 'A', tiers: [{ rate: '1', turnover: '5000' }] },
  { holder: 'B', tiers: [{ rate: '1' }] },
];

test('an upline that reached nothing owes its children, unless it stops them', () => {
  const settled = ask({ ...daily, bets: [bet('m', '1000')], contracts: both });
  expect(of(settled, 'A')).toMatchObject({ state: 'notReached', insufficient: true, keeps: '-10.00' });
  expect(of(settled, 'B')).toMatchObject({ due: '10.00', owed: '10.00', state: 'unpaid' });
  const stopped = ask({ ...daily, bets: [bet('m', '1000')], contracts: both, policy: { unreachedUpline: 'stop' } });
  expect(of(stopped, 'B')).toMatchObject({ tier: 1, due: '0.00', state: 'stopped' });
});

test('without payFromWallet the payment leaves the wallet alone, but collection does not', () => {
  const members = [
    { id: 'A', parent: null, wallet: '100' },
    { id: 'B', parent: 'A' },
    { id: 'm', parent: 'B' },
  ];
  const steps = [{ run: '2026-08-01' }, { run: '2026-08-01' }];
  const answer = ask({ ...daily, members, bets: [bet('m', '1000')], contracts: both, policy: { payFromWallet: false }, steps });
  expect(keys(answer)).toEqual(['2 debt:daily:B:2026-08-01:1 A>B 10.00']);
});

test('a claim is collected in several payments, and what is collected pays further claims in the same run', () => {
  const steps = [
    { run: '2026-08-01' },
    { credit: { member: 'A', amount: '4' } },
    { run: '2026-08-02' },
    { credit: { member: 'A', amount: '60' } },
    { debit: { member: 'A', amount: '50' } },
    { run: '2026-08-02' },
  ];
  const answer = ask({ ...daily, bets: [bet('m', '1000')], contracts: both, steps });
  expect(keys(answer)).toEqual(['3 debt:daily:B:2026-08-01:1 A>B 4.00', '6 debt:daily:B:2026-08-01:2 A>B 6.00']);
  expect(answer.debts).toEqual([]);
  expect(of(answer, 'B')).toMatchObject({ paid: '10.00', owed: '0.00', state: 'issued' });
});

test('a fall takes from the open claim first, then from the wallet, and the rest is a claim of the payer', () => {
  const bets = [bet('m', '1000'), bet('m', '9000')];
  const contracts = [{ holder: 'A', tiers: [{ rate: '1' }] }];
  const steps = [{ run: '2026-08-01' }, { debit: { member: 'A', amount: '70' } }, { void: { bet: 'm-9000' } }, { run: '2026-08-01' }];
  const answer = ask({ ...daily, bets, contracts, steps });
  expect(keys(answer)).toEqual(['1 daily:A:2026-08-01:pay platform>A 100.00', '4 daily:A:2026-08-01:c1 A>platform 30.00']);
  expect(answer.debts).toEqual([{ key: 'daily:A:2026-08-01:c1', from: 'A', to: 'platform', amount: '60.00', reason: 'correction' }]);
  expect(of(answer, 'A')).toMatchObject({ due: '10.00', paid: '10.00', owed: '0.00' });
});

test('a winning bet that is voided can raise a bill, which is paid by the payer', () => {
  const bets = [bet('m', '1000'), bet('m', '500', '2000')];
  const contracts = [
    { holder: 'A', tiers: [{ rate: '1' }] },
    { holder: 'B', tiers: [{ rate: '1', loss: '0' }] },
  ];
  const steps = [{ run: '2026-08-01' }, { void: { bet: 'm-500' } }, { void: { bet: 'm-500' } }, { run: '2026-08-02' }];
  const answer = ask({ ...daily, bets, contracts, steps, policy: { lossCheck: true } });
  expect(of(answer, 'B')).toMatchObject({ due: '10.00', corrections: [{ before: '0.00', after: '10.00' }] });
  expect(keys(answer)).toEqual(['4 daily:A:2026-08-01:c1 platform>A 10.00', '4 daily:B:2026-08-01:c1 A>B 10.00']);
});

test('a bet voided after a dividend ran adjusts the next one, in every team that holds the bettor', () => {
  const bets = [bet('m', '1000'), bet('m', '5000', '0', { settledAt: '2026-09-01T00:00:00Z' })];
  const contracts = [{ holder: 'A', tiers: [{ rate: '10' }] }];
  const steps = [{ run: '2026-08' }, { void: { bet: 'm-1000' } }, { run: '2026-08' }, { run: '2026-09' }];
  const answer = ask({ ...daily, kind: 'dividend', cycle: 'monthly', bets, contracts, steps });
  expect(answer.bills).toMatchObject([
    { net: '1000.00', due: '100.00', corrections: [] },
    { turnover: '5000.00', net: '4000.00', adjustment: '-1000.00', due: '400.00' },
  ]);
});

test('with carry 2 only the last period’s own result is carried over', () => {
  const when = (month: string) => ({ settledAt: `2026-${month}-05T00:00:00Z` });
  const bets = [bet('m', '100', '400', when('01')), bet('m', '101', '301', when('02')), bet('m', '700', '0', when('03'))];
  const steps = ['2026-01', '2026-02', '2026-03'].map((run) => ({ run }));
  const given = { ...daily, kind: 'dividend', cycle: 'monthly', bets, contracts: [{ holder: 'A', tiers: [{ rate: '10' }] }], steps };
  const due = (carry: number) => ask({ ...given, policy: { carry } }).bills.at(-1)!['due'];
  expect([0, 1, 2].map(due)).toEqual(['70.00', '20.00', '50.00']);
});

test('dividends by the average day count the days of the period', () => {
  const contracts = [{ holder: 'A', tiers: [{ rate: '10', turnover: '100' }] }];
  const at = (stake: string) =>
    ask({
      ...daily,
      kind: 'dividend',
      cycle: 'weekly',
      policy: { turnoverRule: 'dailyAverage' },
      contracts,
      bets: [bet('m', stake)],
      steps: [{ run: '2026-W31' }],
    });
  expect(of(at('699.99'), 'A')).toMatchObject({ tier: 0 });
  expect(of(at('700'), 'A')).toMatchObject({ tier: 1, turnover: '700.00' });
});

test('earnings of an affiliate are held until enough players are active, and the introducer gets a share of what is paid', () => {
  const bets = [
    bet('m', '1000'),
    bet('n', '2000', '0', { settledAt: '2026-09-01T00:00:00Z' }),
    bet('m', '600', '0', { settledAt: '2026-09-01T00:00:00Z' }),
  ];
  const costs = [{ member: 'm', at: '2026-08-02T00:00:00Z', type: 'deposit', amount: '500' }];
  const contracts = [{ holder: 'B', tiers: [{ rate: '10' }], minActive: 2, introducerRate: '5', platformFee: '10', paymentFee: '2' }];
  const members = tree({ A: null, B: 'A', m: 'B', n: 'B' });
  const answer = ask({
    kind: 'affiliate',
    cycle: 'monthly',
    members,
    bets,
    costs,
    contracts,
    steps: [{ run: '2026-08' }, { run: '2026-09' }],
  });
  expect(answer.bills).toMatchObject([
    { ggr: '1000.00', deductions: '110.00', basis: '890.00', due: '0.00', held: '89.00', state: 'held' },
    { ggr: '2600.00', deductions: '260.00', due: '323.00', held: '0.00', introducer: '16.15', state: 'issued' },
  ]);
  expect(keys(answer).at(-1)).toBe('2 affiliate:B:2026-09:introducer platform>A 16.15');
});

test('players belong to the nearest affiliate, and affiliates to none', () => {
  const contracts = ['A', 'B'].map((holder) => ({ holder, tiers: [{ rate: '10' }] }));
  const members = tree({ A: null, B: 'A', m: 'B', n: 'A' });
  const bets = [bet('B', '1000'), bet('m', '2000'), bet('n', '4000')];
  const answer = ask({ kind: 'affiliate', cycle: 'monthly', members, bets, contracts, steps: [{ run: '2026-08' }] });
  expect(answer.bills.map((bill) => bill['ggr'])).toEqual(['4000.00', '2000.00']);
});

const line = { kind: 'realtime', members: tree({ A: null, B: 'A', m: 'B' }), steps: [{ run: '2026-08-01T06:00+00:00' }] };

test('real-time tiers look at whole earlier days, and a bet below the minimum single bet skips a level', () => {
  const contracts = [
    { holder: 'A', tiers: [{ lossRate: '1', winRate: '1' }] },
    { holder: 'B', tiers: [{ lossRate: '0.5', winRate: '0.1', bet5: '700', single: '50' }] },
  ];
  const bets = [
    bet('m', '700', '0', { settledAt: '2026-07-27T00:00:00Z' }),
    bet('m', '900', '0', { settledAt: '2026-07-26T23:59:59Z' }),
    bet('m', '49.99'),
    bet('m', '100', '1'),
  ];
  expect(ask({ ...line, bets, contracts }).splits).toEqual([
    { bet: 'm-49.99', member: 'A', amount: '0.49', reversed: false },
    { bet: 'm-100', member: 'B', amount: '0.10', reversed: false },
    { bet: 'm-100', member: 'A', amount: '0.90', reversed: false },
  ]);
});

test('the pool goes up from the direct upline until nothing is left of it', () => {
  const members = [
    { id: 'T', parent: null, share: { mode: 'all' } },
    { id: 'A', parent: 'T', share: { mode: 'percent', rate: '2' } },
    { id: 'B', parent: 'A', share: { mode: 'percent', rate: '0.5' } },
    { id: 'm', parent: 'B', share: { mode: 'all' } },
  ];
  const given = { ...line, kind: 'rebate', members, bets: [bet('m', '1000')] };
  const shares = (pool: string) =>
    (ask({ ...given, policy: { rebateMode: 'pool', pool } }).splits as { member: string; amount: string }[]).map(
      ({ member, amount }) => member + amount,
    );
  expect(shares('3')).toEqual(['B5.00', 'A20.00', 'T5.00']);
  expect(shares('2')).toEqual(['B5.00', 'A15.00']);
});

test('a void takes back each split, and what the wallet lacks becomes a claim that is collected later', () => {
  const bets = [bet('m', '1000')];
  const contracts = [{ holder: 'B', tiers: [{ lossRate: '1' }] }];
  const steps = [
    ...line.steps,
    { debit: { member: 'B', amount: '6' } },
    { void: { bet: 'm-1000' } },
    { run: '2026-08-01T06:05+00:00' },
    { credit: { member: 'B', amount: '10' } },
    { run: '2026-08-01T06:05+00:00' },
  ];
  const answer = ask({ ...line, bets, contracts, steps });
  expect(keys(answer).slice(1)).toEqual(['4 void:m-1000:B B>platform 4.00', '6 debt:void:m-1000:B:1 B>platform 6.00']);
  expect(answer.splits).toEqual([{ bet: 'm-1000', member: 'B', amount: '10.00', reversed: true }]);
});
