// Claims, points, levels and repeats at the edges of the rules, with answers worked out by hand from rewards.md.
import { describe, expect, test } from 'vitest';
import { claimCost } from '../offer/offer-cost.ts';
import { slotsOf } from '../offer/offer-texts.ts';
import { readOffer } from '../offer/read-offer.ts';
import { claim, deposit, fund, onceOver, outcomes, playCase, slot, table, timed, type Played } from './testing.ts';

type Event = Record<string, unknown>;
const gift = (code: string, amount: string, wagering: object | null = {}, more: object = {}) => ({
  code,
  kind: 'reward',
  amount,
  ...(wagering && { wagering: { ...onceOver, ...wagering } }),
  ...more,
});
const bet = (id: string, stake: string, round = id, game: object = slot, member = 'm') => ({ do: 'bet', id, member, round, game, stake });
const win = (round: string, amount: string, closed = true, member = 'm') => ({
  do: 'win',
  id: `${round}:${amount}`,
  member,
  round,
  amount,
  closed,
});
const rollback = (taken: string) => ({ do: 'rollback', id: `x${taken}`, member: 'm', bet: taken });
const at = (time: string, event: Event) => ({ ...event, at: time });
const tick = (time: string) => at(time, { do: 'tick' });
const play = (promotions: readonly object[], events: readonly Event[], more: object = {}) =>
  playCase({ promotions, events: timed(events), ...more });
const last = ({ results }: Played) => results.at(-1);

describe('claims', () => {
  test('from its first instant until before its last, by the member’s and the merchant’s days', () => {
    const promotion = gift('a', '1.00', null, {
      from: '2026-01-05T18:00:00Z',
      to: '2026-01-06T19:00:00Z',
      perMemberPerDay: 1,
      perMember: 3,
      total: 3,
    });
    const answer = play(
      [promotion],
      [
        fund('a'),
        at('2026-01-05T17:59:59.999Z', claim('a', '1')),
        // Midnight in Dhaka.
        at('2026-01-05T18:00:00.000Z', claim('a', '2')),
        at('2026-01-06T17:59:59.999Z', claim('a', '3')),
        at('2026-01-06T18:00:00.000Z', claim('a', '4')),
        claim('a', '5', {}, 'n'),
        claim('a', '6', {}, 'o'),
        at('2026-01-06T19:00:00.000Z', claim('a', '7')),
      ],
    );
    expect(outcomes(answer).slice(1)).toEqual(['notStarted', 'done', 'alreadyClaimed', 'done', 'done', 'allTaken', 'ended']);
  });

  test('of promotions that exclude each other a member gets one, whichever of the two says so', () => {
    const promotions = [gift('one', '1.00', null, { exclusiveWith: ['two'] }), gift('two', '1.00', null), gift('three', '1.00', null)];
    const funded = [fund('one'), fund('two'), fund('three')];
    expect(outcomes(play(promotions, [...funded, claim('one', '1'), claim('two', '2'), claim('one', '3')])).slice(3)).toEqual([
      'done',
      'notEligible',
      'done',
    ]);
    expect(outcomes(play(promotions, [...funded, claim('two', '1'), claim('one', '2'), claim('three', '3')])).slice(3)).toEqual([
      'done',
      'notEligible',
      'done',
    ]);
  });

  test('a claim that does not name what its promotion is given for is not eligible', () => {
    const seed = { serverSeed: '0f'.repeat(32) };
    const promotions = [
      { code: 'deposit', kind: 'depositBonus', percent: '10', deposit: 'any' },
      { code: 'award', kind: 'award', maxAmount: '5.00' },
      { code: 'invite', kind: 'invite', amount: '5.00', needs: { deposit: '0.00', turnover: '0.00' } },
      { code: 'back', kind: 'cashback', period: 'day', percent: '10' },
      { code: 'open', kind: 'envelope', prizes: [{ amount: '1.00', weight: 1 }], ...seed },
      { code: 'level', kind: 'levelUp' },
    ];
    const claims = promotions.map(({ code }) => claim(code, code));
    expect(outcomes(play(promotions, [deposit('d', '5.00'), ...claims])).slice(1)).toEqual(promotions.map(() => 'notEligible'));
  });

  test('a budget that ends in the middle gives whole amounts or nothing', () => {
    const answer = play(
      [gift('a', '4.00', null)],
      [fund('a', '9.99'), ...['1', '2', '3'].map((id) => claim('a', id)), fund('a', '0.01'), claim('a', '3')],
    );
    expect(outcomes(answer)).toEqual(['done', 'done', 'done', 'budgetSpent', 'done', 'budgetSpent']);
    expect(answer.accounts['promotion/a/budget']).toBe('2.00');
  });

  test('a deposit that ends its hours exactly now is too late', () => {
    const promotions = [{ code: 'a', kind: 'depositBonus', percent: '10', deposit: 'any', claimWithinHours: 1 }];
    const claimed = (time: string) =>
      last(play(promotions, [fund('a'), deposit('d', '10.00'), at(time, claim('a', 'c', { deposit: 'd' }))]));
    expect(claimed('2026-01-05T05:01:59.999Z')).toMatchObject({ done: true });
    expect(claimed('2026-01-05T05:02:00.000Z')).toEqual({ done: false, reason: 'ended' });
  });

  test('cashback at exactly its least amount is given, over its most is cut, and a profit gives nothing', () => {
    const promotion = {
      code: 'a',
      kind: 'cashback',
      period: 'day',
      percent: '10',
      minAmount: '1.00',
      maxAmount: '2.00',
      claimWithinDays: 1,
    };
    const given = (stake: string, wins: string, time = '2026-01-05T18:00:00Z') =>
      last(
        play(
          [promotion],
          [fund('a'), deposit('d', '90.00'), bet('1', stake), win('1', wins), at(time, claim('a', 'c', { period: '2026-01-05' }))],
        ),
      );
    expect(given('10.00', '0.00')).toMatchObject({ amount: '1.00' });
    expect(given('9.99', '0.00')).toEqual({ done: false, reason: 'nothingToClaim' });
    expect(given('90.00', '0.00')).toMatchObject({ amount: '2.00' });
    expect(given('10.00', '10.01')).toEqual({ done: false, reason: 'nothingToClaim' });
    expect(given('10.00', '0.00', '2026-01-05T17:59:59.999Z')).toEqual({ done: false, reason: 'periodOpen' });
    expect(given('10.00', '0.00', '2026-01-06T18:00:00.000Z')).toEqual({ done: false, reason: 'ended' });
  });

  test('a loss belongs to the day on which its round settled, with late wins, in own money only', () => {
    const promotions = [{ code: 'a', kind: 'cashback', period: 'day', percent: '50' }, gift('b', '10.00', { multiplier: '9' })];
    const answer = play(promotions, [
      fund('a'),
      fund('b'),
      deposit('d', '10.00'),
      claim('b', 'c'),
      at('2026-01-05T17:59:00Z', bet('1', '20.00')),
      at('2026-01-05T18:00:00Z', win('1', '4.00')),
      at('2026-01-06T18:00:00Z', { ...win('1', '2.00'), id: 'late' }),
      claim('a', '1', { period: '2026-01-05' }),
      claim('a', '2', { period: '2026-01-06' }),
    ]);
    // Own stake 10.00, own parts of the wins 2.00 and 1.00: a loss of 7.00.
    expect(answer.results.slice(-2)).toEqual([
      { done: false, reason: 'nothingToClaim' },
      { done: true, amount: '3.50', status: 'Claimed' },
    ]);
  });

  test('a day of 23 hours and a week that has one end where the zone’s clock says so', () => {
    const answer = playCase({
      timeZone: 'America/New_York',
      promotions: [{ code: 'a', kind: 'cashback', period: 'week', percent: '10' }],
      events: [
        { at: '2026-03-08T04:00:00Z', ...fund('a') },
        { at: '2026-03-08T04:00:00Z', ...deposit('d', '10.00') },
        { at: '2026-03-09T03:59:59.999Z', ...bet('1', '10.00') },
        { at: '2026-03-09T03:59:59.999Z', ...win('1', '0.00') },
        { at: '2026-03-09T03:59:59.999Z', ...claim('a', 'c', { period: '2026-03-02' }) },
        { at: '2026-03-09T04:00:00.000Z', ...claim('a', 'c', { period: '2026-03-04' }) },
        { at: '2026-03-09T04:00:00.001Z', ...claim('a', 'e', { period: '2026-03-08' }) },
      ],
    });
    expect(outcomes(answer).slice(-3)).toEqual(['periodOpen', 'done', 'alreadyClaimed']);
    expect(answer.results.at(-2)).toMatchObject({ amount: '1.00' });
  });

  test('an invitation needs both figures exactly, and a member cannot invite themselves', () => {
    const promotion = { code: 'a', kind: 'invite', amount: '7.00', needs: { deposit: '10.00', turnover: '5.00' }, perMember: 1 };
    const answer = play(
      [promotion],
      [
        fund('a'),
        { do: 'register', member: 'm', invitedBy: 'm' },
        { do: 'register', member: 'n', invitedBy: 'm' },
        deposit('d', '10.00', 'n'),
        bet('1', '4.99', '1', slot, 'n'),
        win('1', '0.00', true, 'n'),
        claim('a', '1', { invited: 'n' }),
        bet('2', '0.01', '2', slot, 'n'),
        win('2', '0.00', true, 'n'),
        claim('a', '2', { invited: 'n' }),
        claim('a', '3', { invited: 'm' }),
      ],
    );
    expect(outcomes(answer).slice(6)).toEqual(['notEligible', 'done', 'done', 'done', 'alreadyClaimed']);
  });

  test('an envelope opens by the member’s own count, and says so however much is in it', () => {
    const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const promotion = { code: 'lucky', kind: 'envelope', serverSeed, prizes: [{ amount: '0.00', weight: 1 }], perMember: 2 };
    const answer = play(
      [promotion],
      ['1', '2', '3'].map((id) => claim('lucky', id, { clientSeed: 'abc' })),
    );
    expect(answer.results).toEqual([
      { done: true, amount: '0.00', status: 'Claimed', prize: 0, value: '0' },
      { done: true, amount: '0.00', status: 'Claimed', prize: 0, value: '0' },
      { done: false, reason: 'alreadyClaimed' },
    ]);
    expect(answer.postings).toEqual([]);
  });

  test('a raffle gives no more prizes than there are tickets; who may not win shifts the numbers', () => {
    const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const promotion = { code: 'a', kind: 'raffle', serverSeed, prizes: ['5.00', '3.00', '1.00'] };
    const tickets = ['out', 'm'].map((member) => ({ member, clientSeed: 'x' }));
    const answer = play([promotion], [fund('a', '9.00'), { do: 'exclude', member: 'out' }, { do: 'raffle', promotion: 'a', tickets }]);
    expect(last(answer)).toMatchObject({ winners: [{ ticket: 1, member: 'm', amount: '5.00' }] });
    expect(answer.accounts).toMatchObject({ 'member/m/cash': '5.00', 'promotion/a/budget': '4.00' });
  });
});

describe('points, rebate and levels', () => {
  const points = { promotion: 'p', perPoint: { RNG: '1.00' }, convert: { points: 3, amount: '0.10' } };
  const convert = (id: string, amount: number) => ({ do: 'convertPoints', id, member: 'm', points: amount });

  test('points are of whole units by line, and convert in whole lots that the member and the budget have', () => {
    const answer = play(
      [gift('p', '1.00', null)],
      [
        fund('p', '0.15'),
        deposit('d', '90.00'),
        bet('1', '7.99'),
        win('1', '0.00'),
        bet('2', '50.00', '2', table),
        win('2', '0.00'),
        ...[0, -3, 4, 9, 3, 3].map((amount, index) => convert(`p${index}`, amount)),
      ],
      { points },
    );
    expect(outcomes(answer).slice(6)).toEqual(['invalid', 'invalid', 'invalid', 'notEnough', 'done', 'budgetSpent']);
    expect(answer.accounts).toMatchObject({ 'member/m/points': '4', 'member/m/cash': '32.11', 'house/platform/pointsRedeemed': '3' });
  });

  test('a promotion may be no more than the budget of rebate or points: nothing is claimed of it', () => {
    const answer = play(
      [
        { code: 'p', kind: 'points' },
        { code: 'r', kind: 'rebate' },
      ],
      [fund('p', '5.00'), fund('r', '5.00'), deposit('d', '20.00'), bet('1', '20.00'), win('1', '0.00'), claim('p', '2'), claim('r', '3')]
        .concat({ do: 'convertPoints', id: 'c', member: 'm', points: 2 } as never)
        .concat(at('2026-01-06T12:00:00Z', { do: 'claimRebate', id: 'b', member: 'm', day: '2026-01-05' }) as never),
      {
        points: { promotion: 'p', perPoint: { RNG: '10.00' }, convert: { points: 2, amount: '0.50' } },
        rebate: { promotion: 'r', rates: { RNG: '1' } },
      },
    );
    expect(outcomes(answer).slice(5)).toEqual(['nothingToClaim', 'nothingToClaim', 'done', 'done']);
    expect(answer.accounts).toMatchObject({ 'promotion/p/budget': '4.50', 'promotion/r/budget': '4.80' });
  });

  test('a tie earns no points, no level and no rebate where ties are excluded', () => {
    const answer = play(
      [gift('p', '1.00', null)],
      [
        fund('p'),
        deposit('d', '90.00'),
        bet('1', '50.00', '1', table),
        win('1', '50.00'),
        at('2026-01-05T18:00:00Z', { do: 'claimRebate', id: 'r', member: 'm', day: '2026-01-05' }),
      ],
      {
        points: { ...points, perPoint: { LIVE: '1.00' } },
        vip: { levels: [{ level: 1, qualify: '50.00', keep: '1.00', levelUp: '1.00' }] },
        rebate: { promotion: 'p', rates: { LIVE: '10' } },
      },
    );
    expect(last(answer)).toEqual({ done: false, reason: 'nothingToClaim' });
    expect(answer.levels).toEqual({ m: 0 });
    expect(answer.accounts).not.toHaveProperty(['member/m/points']);
  });

  test('a reward with amounts by level gives that of the nearest level at or below the member’s, and costs the most of them at worst', () => {
    const high = { level: 20, amount: '50.00' };
    const birthday = gift('p', '5.00', null, { levels: [high, { level: 2, amount: '20.00' }] });
    const levels = [
      { level: 1, qualify: '10.00', keep: '0.00', levelUp: '0.00' },
      { level: 3, qualify: '20.00', keep: '0.00', levelUp: '0.00' },
      { level: 20, qualify: '30.00', keep: '0.00', levelUp: '0.00' },
    ];
    const given = (stake: string) => {
      const answer = play([birthday], [fund('p'), deposit('d', '90.00'), bet('1', stake), win('1', '0.00'), claim('p', 'c')], {
        vip: { levels },
      });
      return last(answer)?.['amount'];
    };
    expect(['5.00', '10.00', '20.00', '30.00'].map(given)).toEqual(['5.00', '5.00', '20.00', '50.00']);
    const of = { code: 'p', kind: 'reward', currency: 'BDT' } as const;
    const offer = readOffer(birthday, of);
    expect(claimCost(offer)).toEqual({ expected: null, worst: 5000n });
    expect(slotsOf(offer, 'BDT', 'EN')).toMatchObject({ amount: '৳5.00', top: '৳50.00' });
    expect(() => readOffer({ ...birthday, levels: [high, high] }, of)).toThrow(/each level once/);
  });

  test('a level falls one a month, also through months without play, and is told for every member', () => {
    const levels = [
      { level: 10, qualify: '10.00', keep: '5.00', levelUp: '1.00' },
      { level: 20, qualify: '20.00', keep: '5.00', levelUp: '1.00' },
      { level: 30, qualify: '30.00', keep: '5.00', levelUp: '1.00' },
    ];
    const at_ = (time: string) =>
      play([], [deposit('d', '90.00'), deposit('d', '1.00', 'n'), bet('1', '30.00'), win('1', '0.00'), tick(time)], { vip: { levels } })
        .levels;
    expect(at_('2026-01-31T17:59:59.999Z')).toEqual({ m: 30, n: 0 });
    // January's stake keeps the level; February's does not.
    expect(at_('2026-02-28T17:59:59.999Z')).toEqual({ m: 30, n: 0 });
    expect(at_('2026-02-28T18:00:00.000Z')).toEqual({ m: 20, n: 0 });
    expect(at_('2026-04-30T18:00:00.000Z')).toEqual({ m: 0, n: 0 });
  });
});

describe('repeats', () => {
  test('an id belongs to what is done and to the member', () => {
    const answer = play(
      [gift('a', '1.00', null)],
      [
        fund('a'),
        deposit('x', '5.00'),
        deposit('x', '5.0'),
        deposit('x', '5.01'),
        deposit('x', '5.01', 'n'),
        claim('a', 'x'),
        { ...bet('x', '9.00') },
        { ...bet('x', '6.00') },
      ],
    );
    expect(outcomes(answer)).toEqual(['done', 'done', 'done', 'idReused', 'done', 'done', 'notEnough', 'done']);
    expect(answer.results[2]).toEqual({ done: true, repeated: true });
    expect(answer.accounts['psp/sandbox/clearing']).toBe('-10.01');
  });

  test('a tombstone refuses its bet for good, also after other bets of the round', () => {
    const answer = play(
      [],
      [deposit('d', '5.00'), rollback('1'), rollback('1'), bet('2', '1.00', 'r'), bet('1', '1.00', 'r'), win('r', '0.00')],
    );
    expect(outcomes(answer).slice(1)).toEqual(['unknownBet', 'unknownBet', 'done', 'rolledBack', 'done']);
  });

  test('a bet that came back and is sent again is answered as the first time, and takes nothing', () => {
    const answer = play([], [deposit('d', '5.00'), bet('1', '1.00'), rollback('1'), bet('1', '1.00')]);
    expect(last(answer)).toEqual({ done: true, cash: '1.00', bonus: '0.00', repeated: true });
    expect(answer.accounts['member/m/cash']).toBe('5.00');
  });
});
