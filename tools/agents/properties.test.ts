import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCase } from './read-case.ts';
import { settle } from './runs.ts';

/** Deep and wide lines of six accounts, each below an earlier one or at the top. */
const members = fc.array(fc.record({ below: fc.nat(5), wallet: fc.nat(50) }), { minLength: 6, maxLength: 6 }).map((all) =>
  all.map(({ below, wallet }, index) => ({
    id: `M${index}`,
    parent: index === 0 || below >= index ? null : `M${below}`,
    wallet: `${wallet}`,
    group: 1800 + ((below * 37 + wallet) % 200),
    share: ([{ mode: 'all' }, { mode: 'percent', rate: '0.7' }, { mode: 'none' }] as const)[wallet % 3],
  })),
);
const bets = fc.array(
  fc.record({ by: fc.nat(5), stake: fc.integer({ min: 1, max: 999_999 }), back: fc.nat(1_500_000), minute: fc.nat(1439) }),
  {
    maxLength: 12,
  },
);
const rate = fc.integer({ min: 0, max: 9999 });
const kinds = fc.constantFrom('daily', 'hourly', 'realtime', 'rebate', 'dividend', 'affiliate');
const decimal = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** Everything that a merchant can set and that changes bills or who pays them. */
const policy = fc.record({
  carry: fc.constantFrom(0, 1, 2, 3),
  includeSelf: fc.boolean(),
  lossCheck: fc.boolean(),
  payFromWallet: fc.boolean(),
  turnoverUnit: fc.constantFrom(null, '100.00'),
  turnoverRule: fc.constantFrom('total', 'dailyAverage'),
  unreachedUpline: fc.constantFrom('settle', 'stop'),
  rebateMode: fc.constantFrom('groups', 'pool'),
  pool: fc.constantFrom('0', '1.2345', '6'),
});
const costs = fc.array(fc.record({ of: fc.nat(5), type: fc.constantFrom('promotion', 'deposit', 'salary'), amount: fc.nat(9999) }), {
  maxLength: 3,
});

const given = fc.record({
  kind: kinds,
  members,
  bets,
  rates: fc.array(rate, { minLength: 6, maxLength: 6 }),
  policy,
  costs,
  minActive: fc.nat(2),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

function caseOf({ kind, members: accounts, bets: played, rates, minActive, ...more }: Given, steps: readonly object[], poor = true) {
  return readCase({
    kind,
    cycle: 'semimonthly',
    currency: 'BDT',
    zone: 'Asia/Dhaka',
    policy: { activeMin: '0.01', ...more.policy },
    members: accounts.map((each) => (poor ? each : { ...each, wallet: '1000000000' })),
    bets: played.map(({ by, stake, back, minute }, index) => ({
      id: `b${index}`,
      member: `M${by}`,
      settledAt: new Date(Date.UTC(2026, 7, 1, 4) + (minute % 5) * 60_000).toISOString(),
      stake: decimal(stake),
      payout: decimal(back % 3 === 0 ? back : 0),
      outcome: 'won',
    })),
    contracts: rates.map((own, index) => {
      const percent = `${decimal(own)}`;
      const tiers = [{ rate: percent, winRate: percent, lossRate: percent, turnover: `${index * 500}` }];
      return { holder: `M${index}`, tiers, minActive, introducerRate: percent, platformFee: '2', paymentFee: '1.5' };
    }),
    costs: more.costs.map(({ of, type, amount }) => ({ member: `M${of}`, at: '2026-08-01T04:00:00Z', type, amount: decimal(amount) })),
    steps,
  });
}

const first: Record<string, string> = {
  daily: '2026-08-01',
  dividend: '2026-08-A',
  affiliate: '2026-08-A',
  hourly: '2026-08-01T10:00+06:00',
};
const second: Record<string, string> = {
  daily: '2026-08-02',
  dividend: '2026-08-B',
  affiliate: '2026-08-B',
  hourly: '2026-08-01T11:00+06:00',
};
const run = (kind: string) => ({ run: first[kind] ?? '2026-08-01T10:00+06:00' });
const next = (kind: string) => ({ run: second[kind] ?? '2026-08-01T10:05+06:00' });
const voids = (count: number) => Array.from({ length: count }, (_, index) => ({ void: { bet: `b${index}` } }));
const moved = (settled: ReturnType<typeof settle>) => settled.transfers.map(({ key, from, to, amount }) => ({ key, from, to, amount }));

test('wallets change by what the transfers say, and a bill is paid or owed', () => {
  fc.assert(
    fc.property(given, fc.nat(12), (each, count) => {
      const asked = caseOf(each, [run(each.kind), ...voids(Math.min(count, each.bets.length)), next(each.kind)]);
      const { book, transfers } = settle(asked);
      for (const { id, wallet } of asked.members) {
        const change = transfers.reduce((sum, { from, to, amount }) => sum + (to === id ? amount : 0n) - (from === id ? amount : 0n), 0n);
        expect(book.wallet(id)).toBe(wallet + change);
        expect(book.wallet(id)).toBeGreaterThanOrEqual(0n);
      }
      for (const { due, paid, owed } of book.bills) expect(paid + owed).toBe(due);
      expect(new Set(transfers.map(({ key }) => key)).size).toBe(transfers.length);
    }),
  );
});

test('the order of bets does not matter, and a run that is repeated moves nothing', () => {
  fc.assert(
    fc.property(given, (each) => {
      const once = settle(caseOf(each, [run(each.kind)]));
      const repeated = settle(caseOf(each, [run(each.kind), run(each.kind), run(each.kind)]));
      expect(moved(repeated).filter(({ key }) => !key.startsWith('debt:'))).toEqual(moved(once));
      const turned = caseOf(each, [run(each.kind)]);
      expect(moved(settle({ ...turned, bets: turned.bets.toReversed() }))).toEqual(moved(once));
    }),
  );
});

test('voiding every bet brings every wallet back to its start when none was short', () => {
  const perPeriod = given.filter(({ kind }) => kind !== 'dividend' && kind !== 'affiliate');
  fc.assert(
    fc.property(perPeriod, (each) => {
      const asked = caseOf(each, [run(each.kind), ...voids(each.bets.length), next(each.kind)], false);
      const { book } = settle(asked);
      for (const { id, wallet } of asked.members) expect(book.wallet(id)).toBe(wallet);
      expect(book.claims).toEqual([]);
    }),
  );
});

test('the parts of a bet add up to the highest entitlement of its line (C11)', () => {
  fc.assert(
    fc.property(given, (each) => {
      const asked = caseOf({ ...each, kind: 'rebate', policy: { ...each.policy, rebateMode: 'groups' } }, [run('rebate')]);
      const { splits } = settle(asked);
      for (const bet of asked.bets) {
        const line = [bet.member, ...asked.tree.uplinesOf(bet.member)];
        const highest = Math.max(...line.map((id) => asked.members[asked.tree.orderOf(id)]!.group!), 1800);
        const parts = splits.filter((split) => split.bet === bet.id).reduce((sum, { amount }) => sum + amount, 0n);
        expect(parts).toBe((bet.stake * BigInt(highest - 1800)) / 2000n);
      }
    }),
  );
});

test('a pool is never paid out more than once, and a share takes no more than its rate', () => {
  fc.assert(
    fc.property(given, (each) => {
      const asked = caseOf({ ...each, kind: 'rebate', policy: { ...each.policy, rebateMode: 'pool' } }, [run('rebate')]);
      const { splits } = settle(asked);
      for (const bet of asked.bets) {
        const parts = splits.filter((split) => split.bet === bet.id);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBeLessThanOrEqual((bet.stake * asked.policy.pool) / 1_000_000n);
        for (const { account, amount } of parts) {
          const { mode, rate: own } = asked.members[asked.tree.orderOf(account)]!.share;
          expect(mode).not.toBe('none');
          if (mode === 'percent') expect(amount).toBeLessThanOrEqual((bet.stake * own) / 1_000_000n);
        }
      }
    }),
  );
});
