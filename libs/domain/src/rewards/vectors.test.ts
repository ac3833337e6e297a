import { describe, expect, test } from 'vitest';
import { commitmentOf, drawRaffle, drawValue, openEnvelope } from './draws.ts';
import { cashback, depositBonus, nextStep } from './gifts.ts';
import { standingIn } from './levels.ts';
import { dayTeller, periodOf, withinDays } from './merchant-days.ts';
import { pointsEarned, pointsWorth, stakeForPoints } from './points.ts';
import { parseMultiple, parsePercent, share } from './proportions.ts';
import { rebateOf, rebatePart } from './rebate.ts';
import { withdrawalFee, withdrawalTermsAt } from './withdrawals.ts';
import { convert, requirementOf, splitStake, splitWin, weightOf, type Wagering } from './wagering.ts';

const percent = (text: string) => parsePercent(text)!;
const times = (text: string) => parseMultiple(text)!;

describe('terms (section 6)', () => {
  test('percentages have at most four decimals, multiples two', () => {
    expect([parsePercent('0.6'), parsePercent('100'), parsePercent('1.23456'), parsePercent('-1')]).toEqual([
      6000n,
      1_000_000n,
      null,
      null,
    ]);
    expect([parseMultiple('1.5'), parseMultiple('12'), parseMultiple('1.555'), parseMultiple('')]).toEqual([150n, 1200n, null, null]);
  });

  test('a deposit bonus is rounded down and limited', () => {
    const terms = { percent: percent('70'), maxBonus: 777_700n };
    expect(depositBonus(terms, 123_456n)).toBe(86_419n);
    expect(depositBonus(terms, 99_999_999n)).toBe(777_700n);
    expect(depositBonus({ ...terms, maxBonus: null }, 99_999n)).toBe(69_999n);
  });

  test('a requirement is rounded up', () => {
    const twelve = times('12');
    expect(requirementOf({ multiplier: twelve, base: 'bonus' }, 86_419n, 123_456n)).toBe(1_037_028n);
    expect(requirementOf({ multiplier: twelve, base: 'depositAndBonus' }, 86_419n, 123_456n)).toBe(2_518_500n);
    expect(requirementOf({ multiplier: times('1.5'), base: 'bonus' }, 1n, 0n)).toBe(2n);
    expect(requirementOf({ multiplier: times('0.75'), base: 'bonus' }, 69_999n, 0n)).toBe(52_500n);
  });

  test('stakes and wins are divided to the last unit', () => {
    const available = { cash: 6000n, bonus: 10_000n };
    expect(splitStake(10_000n, available, 'realFirst')).toEqual({ cash: 6000n, bonus: 4000n });
    expect(splitWin(25_001n, { stakes: 10_000n, bonusStakes: 4000n })).toEqual({ cash: 15_001n, bonus: 10_000n });
    expect(splitStake(10_000n, available, 'bonusFirst')).toEqual({ cash: 0n, bonus: 10_000n });
    expect(splitWin(3333n, { stakes: 10_000n, bonusStakes: 10_000n })).toEqual({ cash: 0n, bonus: 3333n });
    expect(splitStake(16_001n, available, 'realFirst')).toBeNull();
    expect(splitWin(500n, { stakes: 0n, bonusStakes: 0n })).toEqual({ cash: 500n, bonus: 0n });
  });

  test('weighted stakes, conversion and cashback', () => {
    expect([share(10_003n, percent('10')), share(33_333n, percent('50'))]).toEqual([1000n, 16_666n]);
    const grant = { amount: 35_000n, converted: 0n };
    expect(convert(505_000n, grant, times('2'))).toEqual({ cash: 70_000n, returned: 435_000n });
    expect(convert(5000n, { ...grant, converted: 70_000n }, times('2'))).toEqual({ cash: 0n, returned: 5000n });
    expect(cashback({ percent: percent('7.5'), minAmount: null, maxAmount: null }, 82_345n)).toBe(6175n);
    expect(cashback({ percent: percent('10'), minAmount: 1000n, maxAmount: 2000n }, 9_999n)).toBe(0n);
    expect(cashback({ percent: percent('10'), minAmount: 1000n, maxAmount: 2000n }, 30_000n)).toBe(2000n);
    expect(cashback({ percent: percent('10'), minAmount: null, maxAmount: null }, -5000n)).toBe(0n);
  });

  test('the narrowest weight counts', () => {
    const weights = { 'game:JL/crash': 50n, 'vendor:JL': 25n, RNG: 100n, default: 1n };
    const terms: Pick<Wagering, 'weights'> = { weights: new Map(Object.entries(weights)) };
    const of = (type: 'RNG' | 'FISH', vendor: string, code: string) => weightOf(terms, { type, vendor, code });
    expect([of('RNG', 'JL', 'crash'), of('RNG', 'JL', 'x'), of('RNG', 'PG', 'crash'), of('FISH', 'PG', 'x')]).toEqual([50n, 25n, 100n, 1n]);
    expect(weightOf({ weights: new Map() }, { type: 'RNG', vendor: 'JL', code: 'x' })).toBe(0n);
  });
});

describe('draws (section 7)', () => {
  const serverSeed = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
  const weights = [9000n, 900n, 99n, 1n];

  test('the seed is committed to, and envelopes open as published', () => {
    expect(commitmentOf(serverSeed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    const open = (member: string) => openEnvelope({ code: 'lucky', serverSeed, weights }, { member, n: 1, clientSeed: 'abc' });
    expect([open('m-0'), open('m-5'), open('m-134')]).toEqual([
      { prize: 0, value: 6017n },
      { prize: 1, value: 9722n },
      { prize: 2, value: 9958n },
    ]);
  });

  test('values that would cause bias are skipped, in further blocks too', () => {
    // More than half of all numbers are refused.
    const total = (1n << 63n) + 1n;
    for (let n = 0; n < 40; n += 1) expect(drawValue(serverSeed, `uneven:${n}`, total)).toBeLessThan(total);
    expect(() => drawValue(serverSeed, 'x', 0n)).toThrow(RangeError);
  });

  test('a raffle draws each ticket at most once, and no more than there are', () => {
    const tickets = ['a', 'b', 'c'].map((member) => ({ member, clientSeed: 'x' }));
    const { winners } = drawRaffle({ code: 'spring', serverSeed, prizes: 5 }, tickets);
    expect(winners.toSorted()).toEqual([1, 2, 3]);
  });
});

describe('points, levels and rebate (sections 8 and 9)', () => {
  test('on a level with a factor a stake counts for points by it, rounded down', () => {
    expect(stakeForPoints(10_001n, 1_500_000n)).toBe(15_001n);
    expect(stakeForPoints(10_001n, 1_000_000n)).toBe(10_001n);
    expect(stakeForPoints(10_001n, 500_000n)).toBe(5_000n);
  });

  test('a withdrawal beyond the free ones of its day costs its percentage, rounded down', () => {
    const terms = { freeADay: 2, fee: percent('1.5') };
    expect([0, 1, 2, 3].map((today) => withdrawalFee(33_333n, today, terms))).toEqual([0n, 0n, 499n, 499n]);
    expect(withdrawalFee(66n, 2, terms)).toBe(0n);
  });

  test('a level without terms of withdrawals has those of the nearest level below, else those without a level', () => {
    const at = (rank: number) => withdrawalTermsAt('base', [undefined, 'second', undefined], rank);
    expect([0, 1, 2, 3].map(at)).toEqual(['base', 'base', 'second', 'second']);
    expect(withdrawalTermsAt(undefined, [undefined, 'second'], 1)).toBeNull();
  });

  test('remainders of points are kept', () => {
    expect(pointsEarned(0n, 19_999n, 10_000n)).toBe(1n);
    expect(pointsEarned(19_999n, 1n, 10_000n)).toBe(1n);
    expect([pointsWorth(10, { points: 5, amount: 50n }), pointsWorth(7, { points: 5, amount: 50n })]).toEqual([100n, null]);
    expect([pointsWorth(0, { points: 5, amount: 50n }), pointsWorth(-5, { points: 5, amount: 50n })]).toEqual([null, null]);
  });

  test('rebate is rounded down by line, limited by day and paid in parts', () => {
    const rates = new Map([
      ['RNG', percent('0.60')],
      ['LIVE', percent('0.45')],
    ]);
    const turnover = new Map([
      ['RNG', 33_333n],
      ['LIVE', 22_222n],
      ['FISH', 99_999n],
    ]);
    const terms = { rates, min: 100n, maxPerDay: 800n, claimWithinDays: 2, intraday: true };
    expect(rebateOf(terms, turnover)).toBe(298n);
    expect(rebateOf({ ...terms, maxPerDay: 200n }, turnover)).toBe(200n);
    expect([rebatePart(terms, turnover, 198n), rebatePart(terms, turnover, 199n)]).toEqual([100n, 0n]);
  });

  test('a level rises several steps at once and falls one a month', () => {
    const level = (number: number, qualify: bigint, keep: bigint) => ({ level: number, qualify, keep, levelUp: 0n });
    const levels = [level(1, 500n, 0n), level(2, 1000n, 900n), level(3, 2000n, 1500n)];
    const none = { month: '2026-11', stake: 0n, rank: 0, highest: 0 };
    const top = standingIn(levels, none, '2026-11', 2000n);
    expect(top).toMatchObject({ rank: 3, highest: 3 });
    expect(standingIn(levels, top, '2026-12')).toMatchObject({ rank: 3, stake: 0n });
    expect(standingIn(levels, top, '2027-01')).toMatchObject({ rank: 2, highest: 3 });
    expect(standingIn(levels, top, '2027-06')).toMatchObject({ rank: 1, highest: 3 });
    expect(standingIn(levels, standingIn(levels, top, '2027-06'), '2027-06', 2500n)).toMatchObject({ rank: 3, highest: 3 });
  });
});

describe('merchant days', () => {
  test('a day is the time zone’s, through changes of the clock', () => {
    const dhaka = dayTeller('Asia/Dhaka');
    expect([dhaka(Date.parse('2026-01-05T17:59:59.999Z')), dhaka(Date.parse('2026-01-05T18:00:00Z'))]).toEqual([
      '2026-01-05',
      '2026-01-06',
    ]);
    const berlin = dayTeller('Europe/Berlin');
    const at = (text: string) => berlin(Date.parse(text));
    expect([at('2026-03-28T22:59:59Z'), at('2026-03-28T23:00:00Z'), at('2026-03-29T21:59:59Z'), at('2026-03-29T22:00:00Z')]).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-29',
      '2026-03-30',
    ]);
  });

  test('weeks begin on Monday, months with the first', () => {
    expect(periodOf('week', '2026-11-29')).toEqual({ start: '2026-11-23', end: '2026-11-30' });
    expect(periodOf('week', '2026-11-30')).toEqual({ start: '2026-11-30', end: '2026-12-07' });
    expect(periodOf('month', '2026-12-31')).toEqual({ start: '2026-12-01', end: '2027-01-01' });
    expect([withinDays('2026-12-02', '2026-12-01', 2), withinDays('2026-12-03', '2026-12-01', 2)]).toEqual([true, false]);
  });

  test('a calendar continues or restarts after a missed day, and ends with its last step', () => {
    const next = (missed: 'reset' | 'keep', step: number, day: string | null) =>
      nextStep({ steps: 3, missed }, { step, day }, '2026-11-28');
    expect([next('reset', 0, null), next('reset', 1, '2026-11-27'), next('reset', 2, '2026-11-26'), next('keep', 2, '2026-11-01')]).toEqual(
      [1, 2, 1, 3],
    );
    expect([next('keep', 1, '2026-11-28'), next('reset', 3, '2026-11-01')]).toEqual(['alreadyClaimed', 'allTaken']);
  });
});
