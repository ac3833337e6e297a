// Bonus money at the edges of the rules, with answers worked out by hand from rewards.md.
import { describe, expect, test } from 'vitest';
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
const withdraw = (amount: string, more: object = {}) => ({ do: 'withdraw', id: `o${amount}`, member: 'm', amount, ...more });
const at = (time: string, event: Event) => ({ ...event, at: time });
const tick = (time: string) => at(time, { do: 'tick' });
const play = (promotions: readonly object[], events: readonly Event[], more: object = {}) =>
  playCase({ promotions, events: timed(events), ...more });
const kinds = ({ postings }: Played) => postings.map(({ kind }) => kind);
const last = ({ results }: Played) => results.at(-1);

describe('rounding', () => {
  const percent = (percent_: string, amount: string) =>
    last(
      play(
        [{ code: 'a', kind: 'depositBonus', percent: percent_, deposit: 'any' }],
        [fund('a'), deposit('d', amount), claim('a', 'c', { deposit: 'd' })],
      ),
    );

  test('a share is rounded down, and nothing is not given', () => {
    expect(percent('33.3333', '3.00')).toMatchObject({ amount: '0.99' });
    expect(percent('33.3334', '3.00')).toMatchObject({ amount: '1.00' });
    expect(percent('99.9999', '0.01')).toEqual({ done: false, reason: 'nothingToClaim' });
    expect(percent('150', '0.03')).toMatchObject({ amount: '0.04' });
  });

  test.each([
    ['0.01', '0.01', '0.01'],
    ['0.01', '1.00', '0.01'],
    ['0.01', '1.01', '0.02'],
    ['33.33', '0.03', '1.00'],
  ])('a requirement of %s times %s is rounded up to %s', (multiplier, amount, required) => {
    expect(play([gift('a', amount, { multiplier })], [fund('a'), claim('a', 'c')]).grants).toMatchObject([{ required }]);
  });

  test('each round is weighed alone, so that halves of the smallest unit are lost every time', () => {
    const wagering = { multiplier: '10', weights: { default: '50' } };
    const events: Event[] = [fund('a'), claim('a', 'c')];
    for (const stake of ['0.01', '0.01', '0.03']) events.push(bet(`b${events.length}`, stake), win(`b${events.length}`, '0.00'));
    expect(play([gift('a', '1.00', wagering)], events).grants).toMatchObject([{ wagered: '0.01' }]);
  });

  test('a win of several bets is divided by their sums, with the remainder in cash', () => {
    const answer = play(
      [gift('a', '100.00', { multiplier: '9' })],
      [fund('a'), deposit('d', '10.00'), claim('a', 'c'), bet('1', '10.00', 'r'), bet('2', '20.00', 'r'), win('r', '50.00')],
    );
    // floor(50.00 x 20 / 30) = 33.33 of bonus money.
    expect(last(answer)).toEqual({ done: true, cash: '16.67', bonus: '33.33' });
    expect(answer.grants).toMatchObject([{ balance: '113.33', wagered: '30.00' }]);
  });

  test('IDR has two decimals, JPY and KRW none', () => {
    const bonus = (currency: string, amount: string) =>
      last(
        playCase({
          currency,
          promotions: [{ code: 'a', kind: 'depositBonus', percent: '7.5', deposit: 'first' }],
          events: timed([
            { do: 'fund', promotion: 'a', amount: '100000' },
            { do: 'deposit', id: 'd', member: 'm', amount },
            claim('a', 'c', { deposit: 'd' }),
          ]),
        }),
      );
    expect(bonus('IDR', '333.33')).toMatchObject({ amount: '24.99' });
    expect(bonus('JPY', '999')).toMatchObject({ amount: '74' });
    expect(bonus('KRW', '13')).toEqual({ done: false, reason: 'nothingToClaim' });
    expect(() => bonus('JPY', '999.5')).toThrow('JPY');
  });
});

describe('conversion', () => {
  const converted = (amount: string, maxConversion: string | null, stake: string, wins: string) =>
    play([gift('a', amount, { multiplier: '1', maxConversion })], [fund('a'), claim('a', 'c'), bet('1', stake), win('1', wins)]);

  test.each([
    ['0', '5.00', '0.00', '5.00'],
    ['1.5', '5.00', '0.49', '4.51'],
    ['1', '0.33', '0.33', '0.00'],
    [null, '5.00', '5.00', '0.00'],
  ])('a cap of %s gives of %s: %s in cash, %s back', (cap, wins, cash, returned) => {
    const answer = converted('0.33', cap, '0.33', wins);
    expect(answer.grants).toMatchObject([{ status: 'converted', balance: '0.00', converted: cash, returned }]);
    expect(answer.accounts['member/m/cash'] ?? '0.00').toBe(cash);
    expect(kinds(answer).at(-1)).toBe('bonusConverted');
  });

  test('a balance of nothing with the requirement met is used up, not converted', () => {
    expect(converted('1.00', null, '1.00', '0.00').grants).toMatchObject([{ status: 'usedUp', wagered: '1.00' }]);
  });

  test('a closing grant still converts when its open round brings the progress that was missing', () => {
    const answer = play(
      [gift('a', '10.00', { days: 1 })],
      [fund('a'), claim('a', 'c'), bet('1', '10.00'), at('2026-01-06T04:02:00Z', win('1', '20.00'))],
    );
    expect(answer.grants).toMatchObject([{ status: 'converted', converted: '20.00', expiresAt: '2026-01-06T04:02:00.000Z' }]);
  });

  test('a round that is lost after the conversion changes nothing, one that wins pays up to what is left of the cap', () => {
    const events = [
      fund('a'),
      claim('a', 'c'),
      bet('1', '10.00'),
      bet('2', '40.00'),
      bet('3', '30.00'),
      win('2', '60.00'),
      win('1', '0.00'),
      win('3', '50.00'),
    ];
    const answer = play([gift('a', '100.00', { multiplier: '0.4', maxConversion: '1' })], events);
    // 100 - 10 - 40 - 30 + 60 = 80 converts; of the later 50, 20 are left under the cap of 100.
    expect(answer.grants).toMatchObject([{ status: 'converted', wagered: '40.00', converted: '100.00', returned: '30.00' }]);
    expect(answer.accounts).toMatchObject({ 'member/m/cash': '100.00', 'promotion/a/returned': '30.00' });
  });
});

describe('the highest bet', () => {
  const wagering = { multiplier: '10', maxBet: '10.00' };
  const wagered = (...events: Event[]) =>
    play([gift('a', '50.00', wagering)], [fund('a'), deposit('d', '16.00'), claim('a', 'c'), ...events]);

  test('is a sum of the round: the bet that exceeds it in cash counts for nothing, the ones before it do', () => {
    const answer = wagered(bet('1', '10.00', 'r'), bet('2', '0.01', 'r'), win('r', '0.00'));
    expect(outcomes(answer).slice(3)).toEqual(['done', 'done', 'done']);
    expect(answer.grants).toMatchObject([{ wagered: '10.00', balance: '50.00' }]);
  });

  test('a bet that came back no longer counts towards it', () => {
    const answer = wagered(bet('1', '6.00', 'r'), rollback('1'), bet('2', '10.00', 'r'), win('r', '0.00'));
    expect(answer.grants).toMatchObject([{ wagered: '10.00' }]);
  });

  test('one bet of the round that came back makes room for the next', () => {
    const answer = wagered(bet('1', '6.00', 'r'), bet('2', '4.00', 'r'), rollback('1'), bet('3', '6.00', 'r'), win('r', '0.00'));
    expect(answer.grants).toMatchObject([{ wagered: '10.00' }]);
  });

  test('money that is missing is named before it', () => {
    expect(last(wagered(bet('1', '66.01')))).toEqual({ done: false, reason: 'notEnough' });
    expect(last(wagered(bet('1', '66.00')))).toEqual({ done: false, reason: 'maxBetExceeded' });
  });
});

describe('weights', () => {
  test('of the game before the vendor, of the vendor before the line, then the default', () => {
    const weights = { 'game:JL/lotus-lanterns': '0', 'vendor:JL': '50', RNG: '25', default: '10' };
    const games = [
      [slot, '0.00'],
      [{ ...slot, code: 'other' }, '2.00'],
      [{ ...slot, vendor: 'XX' }, '1.00'],
      [table, '0.40'],
    ] as const;
    for (const [game, counted] of games) {
      const answer = play(
        [gift('a', '50.00', { multiplier: '9', weights })],
        [fund('a'), deposit('d', '4.00'), claim('a', 'c'), bet('1', '4.00', '1', game), win('1', '0.00')],
      );
      expect(answer.grants).toMatchObject([{ wagered: counted }]);
    }
  });

  test('a game that is not named counts for nothing and takes no bonus money', () => {
    const answer = play(
      [gift('a', '50.00', { weights: { LIVE: '100' } })],
      [fund('a'), deposit('d', '4.00'), claim('a', 'c'), bet('1', '4.01'), bet('2', '4.00'), win('2', '8.00')],
    );
    expect(outcomes(answer).slice(3)).toEqual(['notEnough', 'done', 'done']);
    expect(answer.grants).toMatchObject([{ status: 'active', wagered: '0.00', balance: '50.00' }]);
  });
});

describe('the end of grants', () => {
  test('grants of two members that end at one instant end in the order of their making', () => {
    const one = '2026-01-05T05:00:00Z';
    const answer = play(
      [gift('a', '10.00', { days: 1 })],
      [fund('a'), at(one, claim('a', 'c', {}, 'z')), at(one, claim('a', 'c', {}, 'b')), tick('2026-01-06T05:00:00Z')],
    );
    expect(answer.postings.slice(3).map(({ at: time, event, lines }) => [time, event, Object.keys(lines)[0]])).toEqual([
      ['2026-01-06T05:00:00.000Z', null, 'grant/g1/bonus'],
      ['2026-01-06T05:00:00.000Z', null, 'grant/g2/bonus'],
    ]);
  });

  test('a millisecond before the end a bet takes bonus money, at the end it does not', () => {
    const promotions = [gift('a', '10.00', { days: 1, multiplier: '9' })];
    const bets = (time: string) => last(play(promotions, [fund('a'), claim('a', 'c'), at(time, bet('1', '10.00'))]));
    expect(bets('2026-01-06T04:01:59.999Z')).toMatchObject({ done: true, bonus: '10.00' });
    expect(bets('2026-01-06T04:02:00.000Z')).toEqual({ done: false, reason: 'notEnough' });
  });

  test('grants that wait behind each other each get their whole days, with none between them', () => {
    const one = '2026-01-05T05:00:00Z';
    const answer = play(
      [gift('a', '10.00', { days: 2 })],
      [fund('a'), ...['1', '2', '3'].map((id) => at(one, claim('a', id))), tick('2026-01-09T05:00:00Z')],
    );
    expect(answer.grants.map(({ status, expiresAt }) => [status, expiresAt])).toEqual([
      ['expired', '2026-01-07T05:00:00.000Z'],
      ['expired', '2026-01-09T05:00:00.000Z'],
      ['active', '2026-01-11T05:00:00.000Z'],
    ]);
  });

  test('days are of 24 hours, through a change of the clock', () => {
    const answer = playCase({
      timeZone: 'Europe/Berlin',
      promotions: [gift('a', '10.00', { days: 1 })],
      events: [
        { at: '2026-03-28T12:00:00+01:00', ...fund('a') },
        { at: '2026-03-28T12:00:00+01:00', ...claim('a', 'c') },
      ],
    });
    expect(answer.grants).toMatchObject([{ expiresAt: '2026-03-29T11:00:00.000Z' }]);
  });

  test('nothing staked stays in the grant until its open rounds are over', () => {
    const events = [fund('a'), claim('a', 'c'), bet('1', '6.00'), bet('2', '4.00'), win('1', '0.00')];
    const promotions = [gift('a', '10.00', { multiplier: '9' })];
    expect(play(promotions, events).grants).toMatchObject([{ status: 'active', balance: '0.00' }]);
    expect(play(promotions, [...events, rollback('2')]).grants).toMatchObject([{ status: 'active', balance: '4.00' }]);
    expect(play(promotions, [...events, win('2', '0.00')]).grants).toMatchObject([{ status: 'usedUp' }]);
  });

  test('a waiting grant with a requirement of nothing converts as soon as it is its turn', () => {
    const answer = play(
      [gift('a', '10.00', { days: 1 }), gift('b', '5.00', { multiplier: '0' })],
      [fund('a'), fund('b'), claim('a', 'c'), claim('b', 'd'), tick('2026-01-06T04:03:00Z')],
    );
    expect(answer.grants.map(({ status }) => status)).toEqual(['expired', 'converted']);
    expect(answer.postings.slice(4).map(({ kind, event }) => [kind, event])).toEqual([
      ['bonusReturned', null],
      ['bonusConverted', null],
    ]);
  });

  test('forfeiting names grants that are not the member’s, or over', () => {
    const forfeit = (member: string, grant: string) => ({ do: 'forfeit', member, grant });
    const answer = play(
      [gift('a', '10.00')],
      [fund('a'), claim('a', 'c'), forfeit('n', 'g1'), forfeit('m', 'g2'), forfeit('m', 'g01'), forfeit('m', 'g1'), forfeit('m', 'g1')],
    );
    expect(outcomes(answer).slice(2)).toEqual(['unknownGrant', 'unknownGrant', 'unknownGrant', 'done', 'grantEnded']);
  });
});

describe('a withdrawal', () => {
  const promotions = [gift('keeps', '10.00', { onWithdrawal: 'keep' }), gift('ends', '10.00')];
  const before = [fund('keeps'), fund('ends'), deposit('d', '20.00'), claim('keeps', '1'), claim('ends', '2'), claim('ends', '3')];

  test('ends only what its terms say, newest first, before the money moves', () => {
    const answer = play(promotions, [...before, withdraw('5.00'), withdraw('5.00', { acceptForfeit: true })]);
    expect(outcomes(answer).slice(6)).toEqual(['bonusWouldBeForfeited', 'done']);
    expect(last(answer)).toEqual({ done: true, forfeited: ['g2', 'g3'] });
    expect(answer.postings.slice(6).map(({ kind, lines }) => [kind, Object.keys(lines)[0]])).toEqual([
      ['bonusReturned', 'grant/g3/bonus'],
      ['bonusReturned', 'grant/g2/bonus'],
      ['withdrawal', 'member/m/cash'],
    ]);
    expect(answer.grants.map(({ status, expiresAt }) => [status, expiresAt === null])).toEqual([
      ['active', false],
      ['forfeited', true],
      ['forfeited', true],
    ]);
  });

  test('of more than the cash, or of nothing, is refused for that', () => {
    expect(last(play(promotions, [...before, withdraw('20.01')]))).toEqual({ done: false, reason: 'notEnough' });
    expect(last(play(promotions, [...before, withdraw('0.00')]))).toEqual({ done: false, reason: 'invalid' });
    expect(last(play(promotions, [...before, withdraw('-1.00')]))).toEqual({ done: false, reason: 'invalid' });
  });

  test('in the middle of a round leaves the cash part of its win to the player, and counts nothing', () => {
    const answer = play(
      [gift('ends', '30.00')],
      [
        fund('ends'),
        deposit('d', '20.00'),
        claim('ends', 'c'),
        bet('1', '30.00'),
        deposit('e', '5.00'),
        withdraw('5.00', { acceptForfeit: true }),
        win('1', '0.08'),
      ],
    );
    // floor(0.08 x 10 / 30) = 0.02 goes back.
    expect(last(answer)).toEqual({ done: true, cash: '0.06', bonus: '0.02' });
    expect(answer.grants).toMatchObject([{ status: 'forfeited', wagered: '0.00', returned: '20.02' }]);
  });
});

describe('rounds', () => {
  test('no bet comes back after any win, and a win of nothing settles', () => {
    const answer = play(
      [],
      [
        deposit('d', '10.00'),
        bet('1', '4.00'),
        win('1', '0.00', false),
        rollback('1'),
        { ...win('1', '0.00'), id: 'w' },
        bet('2', '1.00', '1'),
      ],
    );
    expect(outcomes(answer).slice(2)).toEqual(['done', 'settled', 'done', 'roundOver']);
  });

  test('a win of a round whose bets all came back, or that never was, is refused', () => {
    const answer = play([], [deposit('d', '10.00'), bet('1', '4.00'), rollback('1'), win('1', '9.00'), win('2', '9.00')]);
    expect(outcomes(answer).slice(3)).toEqual(['rolledBack', 'unknownRound']);
  });

  test('one round is one member’s and one game’s', () => {
    const answer = play(
      [],
      [
        deposit('d', '10.00'),
        deposit('d', '10.00', 'n'),
        bet('1', '1.00', 'r'),
        bet('1', '1.00', 'r', table, 'n'),
        bet('2', '1.00', 'r', table),
      ],
    );
    expect(outcomes(answer).slice(2)).toEqual(['done', 'done', 'roundOfOtherGame']);
  });
});
