import { randomUUID } from 'node:crypto';
import type { components } from '@parlour/api/contract';
import { dayAfter } from '@parlour/domain';
import { openMissionPeriods, type Mission } from '@parlour/domain/rewards';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { playing } from '../../vendors/testing.ts';
import { approveWithdrawal, rejectWithdrawal } from '../../wallet/withdrawals.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { closeBoards } from '../leaderboard/keep.ts';
import { publishedPromotion } from '../testing.ts';
import { eventFrom } from '../missions/events.ts';
import { folded, progressIn } from '../missions/progress.ts';
import { countPlay } from './count-play.ts';
import { merchantDay, startOfMerchantDay } from './days.ts';
import { reachLevels } from './testing.ts';
import type { LoyaltySubject, LoyaltyTerms } from './terms.ts';

type Withdrawal = components['schemas']['Withdrawal'];

let gateway: TestGateway;
beforeAll(async () => {
  // The tests expect points to start at zero.
  gateway = await startTestGateway({ manyAccounts: false });
});
afterAll(() => gateway.close());

const count = () => countPlay(gateway.db, gateway.merchants, gateway.clock.now());

async function setTerms<S extends LoyaltySubject>(subject: S, terms: LoyaltyTerms[S]) {
  await gateway.db
    .updateTable('loyalty_terms')
    .set({ terms: JSON.stringify(terms) })
    .where('subject', '=', subject)
    .execute();
}

async function player() {
  const play = await playing(gateway, '40000.00');
  let round = 0;
  return {
    ...play.player,
    async logIn() {
      const { username, password, solve, value } = play.player;
      await value('login', { body: { type: 'username', username, password, altcha: await solve() } });
    },
    async plays(amount: string, paid = '0.00') {
      round += 1;
      await play.bet({ transactionId: `b${round}`, roundId: `r${round}`, amount });
      await play.win({ transactionId: `w${round}`, roundId: `r${round}`, amount: paid, roundClosed: true });
      await count();
    },
  };
}

const cash = async (member: Awaited<ReturnType<typeof player>>) => Number((await member.value('getBalance')).available.amount);

test('a level is reached at once, its gift is for life, and a month that was not kept takes one level', async () => {
  const level = (n: number, qualify: string, keep: string, levelUp: string) => ({
    level: n,
    name: { EN: `Level ${n}` },
    qualify,
    keep,
    levelUp,
    benefits: [],
  });
  await setTerms('vip', { levels: [level(1, '100.00', '50.00', '5.00'), level(2, '300.00', '200.00', '20.00')] });
  const member = await player();
  const lotus = gateway.merchants.byCode('lotus');
  const nextDay = startOfMerchantDay(lotus, dayAfter(merchantDay(lotus, gateway.clock.now()), 1)).toISOString();
  expect(await member.value('getPlayerRankProgress', {})).toMatchObject({
    level: 0,
    next: { level: 1, qualify: { amount: '100.00' } },
    nextDay,
  });
  expect((await member.call('claimLevelUpGift', { body: { level: 1 }, key: randomUUID() })).body).toMatchObject({ code: 'not_eligible' });
  await member.plays('301.00');
  const told = gateway.db.selectFrom('event').select('id').where('member_id', '=', member.memberId).where('type', '=', 'levelChanged');
  expect(await told.execute()).toHaveLength(1);
  const reached = await member.value('getPlayerRankProgress', {});
  expect(reached).toMatchObject({ level: 2, monthlyTurnover: { amount: '301.00' }, history: [{ from: 0, to: 2 }] });
  expect(reached.levels.map(({ giftStatus }) => giftStatus)).toEqual(['claim', 'claim']);
  const before = await cash(member);
  expect(await member.value('claimLevelUpGift', { body: { level: 2 }, key: randomUUID() })).toMatchObject({ amount: { amount: '20.00' } });
  expect((await member.call('claimLevelUpGift', { body: { level: 2 }, key: randomUUID() })).body).toMatchObject({
    code: 'already_claimed',
  });
  expect(await cash(member)).toBe(before + 20);

  // What a level brings is data: operators change it, and the next stakes earn by it.
  const host = 'https://t.me/lotus_host';
  await setTerms('vip', {
    levels: [level(1, '100.00', '50.00', '5.00'), { ...level(2, '300.00', '200.00', '20.00'), pointsFactor: '150', host }],
  });
  const points = async () => (await member.value('getPointsBalance')).points;
  const had = await points();
  // A thousand earns a point; the remainder of earlier stakes is below one.
  await member.plays('2000.00');
  expect((await points()) - had).toBe(3);
  const { levels } = await member.value('getPlayerRankProgress', {});
  expect(levels).toMatchObject([{ level: 1 }, { level: 2, pointsFactor: '150', rebateUpTo: expect.any(String) as string, host }]);
  expect(levels[0]).not.toHaveProperty('host');
});

test('withdrawals beyond the free ones of a day cost what the level says, once the member has read it', async () => {
  const level = { level: 1, name: { EN: 'One' }, qualify: '100.00', keep: '0.00', levelUp: '0.00', benefits: [] };
  await setTerms('vip', { withdrawals: { freeADay: 1, fee: '2' }, levels: [{ ...level, withdrawals: { freeADay: 2, fee: '1.5' } }] });
  const member = await player();
  const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const withdraw = (fee?: string) =>
    member.call('createWithdrawal', { body: { amount: '1001.00', ...bank, ...(fee !== undefined && { fee }) } });
  const left = async () => (await member.value('getPlayerRankProgress', {})).withdrawals;
  expect(await left()).toEqual({ freeADay: 1, fee: '2', freeLeft: 1 });
  expect((await withdraw()).body).toMatchObject({ value: { amount: { amount: '1001.00' } } });
  expect(await left()).toMatchObject({ freeLeft: 0 });
  const refused = { code: 'withdrawal_fee', params: { fee: '20.02', amount: '980.98', currency: 'BDT' } };
  expect(await withdraw()).toMatchObject({ status: 409, body: refused });
  expect(await withdraw('20.01')).toMatchObject({ status: 409, body: refused });

  // The level makes a second one free, of several at the same time too; the others cost less than the member would have accepted.
  await reachLevels(gateway, member, 1);
  const before = await cash(member);
  const both = await Promise.all([withdraw('20.02'), withdraw('20.02')]);
  const rows = both.map(({ body }) => (body as { value: Withdrawal }).value);
  expect(rows.map(({ fee }) => fee?.amount ?? 'none').toSorted()).toEqual(['15.01', 'none']);
  expect(await cash(member)).toBe(before - 2002);
  const dear = rows.find(({ fee }) => fee)!;
  expect(dear.amount.amount).toBe('985.99');
  expect((await member.value('getPlayerRankProgress', {})).levels).toMatchObject([{ withdrawals: { freeADay: 2, fee: '1.5' } }]);

  // The fee comes back with the money, whether it was held or had been sent, and a rejected one counts no more.
  const now = gateway.clock.now();
  await rejectWithdrawal(gateway.db, dear.id, 'The name differs.', now);
  expect(await cash(member)).toBe(before - 1001);
  const { list: movements } = await member.value('listTransactions', { query: { type: 'withdrawalFeeReturned' } });
  expect(movements).toMatchObject([{ amount: { amount: '15.01' } }]);
  const { list: messages } = await member.value('listMessages');
  expect(messages[0]).toMatchObject({ kind: 'withdrawalRejected', params: { amount: '1001.00' } });
  const again = (await withdraw('15.01')).body as { value: Withdrawal };
  await approveWithdrawal(gateway.db, again.value.id, now);
  await member.value('confirmWithdrawal', { params: { withdrawalId: again.value.id }, body: { outcome: 'notReceived' } });
  await rejectWithdrawal(gateway.db, again.value.id, 'It came back.', now);
  expect(await cash(member)).toBe(before - 1001);
});

test('missions count events and give their reward once, and counting again gives the same number', async () => {
  await setTerms('missions', {
    missions: [
      {
        code: 'three',
        title: { EN: 'Three rounds' },
        event: 'roundSettled',
        filter: { leastStake: '10.00' },
        measure: 'count',
        target: '3',
        reset: 'daily',
        reward: { amount: '2.50', points: 4 },
      },
      {
        code: 'best',
        title: { EN: 'Ten times' },
        event: 'roundWon',
        filter: {},
        measure: 'bestMultiple',
        target: '10',
        reset: 'weekly',
        reward: { points: 1 },
      },
    ],
  });
  const member = await player();
  const state = () => member.value('getMemberState', {});
  const { missionCount } = await state();
  await member.plays('10.00');
  await member.plays('9.99');
  await member.plays('10.00', '55.00');
  const mission = async (code: string) => (await member.value('getMissionSummaryDetails', {})).list.find((each) => each.code === code)!;
  expect(await mission('three')).toMatchObject({ now: '2', target: '3', status: 'joined' });
  expect(await mission('best')).toMatchObject({ now: '5.5', target: '10', percent: 55 });
  const { period } = await mission('three');
  const body = { code: 'three', period };
  expect((await member.call('claimMission', { body, key: randomUUID() })).body).toMatchObject({ code: 'not_eligible' });
  await member.plays('20.00');
  expect(await mission('three')).toMatchObject({ now: '3', status: 'claim' });
  expect(await state()).toMatchObject({ missionCount: missionCount + 1 });
  // Pages are notified each time the job counts something.
  const told = gateway.db.selectFrom('event').select('id').where('member_id', '=', member.memberId).where('type', '=', 'missionProgress');
  expect(await told.execute()).toHaveLength(4);
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.call('claimMission', { body, key: randomUUID() })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await member.value('getPointsBalance')).points).toBe(4);
  expect(await mission('three')).toMatchObject({ status: 'claimed' });
  expect(await state()).toMatchObject({ missionCount });
});

test('a member’s state counts what can be claimed and what is unread, and names the level; an excluded member has nothing', async () => {
  const member = await player();
  const before = await member.value('getMemberState', {});
  expect(before).toMatchObject({ hasVip: true, vipRankLevel: 0, availablePromo: { REFERRAL: { enabled: true } } });
  expect(before).not.toHaveProperty('vipLabelName');
  const lotus = gateway.merchants.byCode('lotus');
  expect(before.nextDay).toBe(startOfMerchantDay(lotus, dayAfter(merchantDay(lotus, gateway.clock.now()), 1)).toISOString());
  await publishedPromotion(gateway, 'reward', { amount: '5.00' });
  await sendMessage(gateway.db, { merchant: 'lotus', memberId: member.memberId, kind: 'welcome', params: {} }, gateway.clock.now());
  await reachLevels(gateway, member, 1);
  const { unreadMessage, availablePromoCount } = before;
  const after = {
    unreadMessage: unreadMessage + 1,
    availablePromoCount: availablePromoCount + 1,
    vipRankLevel: 1,
    vipLabelName: expect.any(String),
  };
  expect(await member.value('getMemberState', { query: { language: 'EN' } })).toMatchObject(after);
  const until = new Date(gateway.clock.now().getTime() + 3_600_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', member.memberId).execute();
  expect(await member.value('getMemberState', {})).toMatchObject({ availablePromoCount: 0, missionCount: 0 });
});

test('a board has the own row and fixed prizes once its window is over, and yesterday’s rebate is paid once', async () => {
  await setTerms('leaderboard', {
    boards: [{ code: 'day', title: { EN: 'Day' }, window: 'day', measure: 'validStake', leastStake: '1.00', prizes: ['50.00', '20.00'] }],
  });
  await setTerms('rebate', {
    rates: { RNG: '0.60' },
    levels: [],
    min: '0.50',
    maxPerDay: null,
    claimWithinDays: 7,
    intraday: false,
  });
  const [first, second] = [await player(), await player()];
  await first.plays('33333.00');
  await second.plays('30000.00');
  const { list } = await second.value('getMissionLeaderboard', {});
  expect(list[0]!.rows.find(({ own }) => own)).toEqual(list[0]!.own && { ...list[0]!.own, name: expect.stringMatching(/^pl\*\*\*/) });
  expect(list[0]!.own).toMatchObject({ rank: 2, measure: '30000.00', prize: { amount: '20.00' } });
  const { days, nextDay } = await first.value('getManualRebate');
  expect(nextDay).toBe(list[0]!.window.end);
  expect(days[0]).toMatchObject({ open: false, claimable: { amount: '0.00' }, total: { amount: '199.99' } });
  const { day } = days[0]!;
  expect((await first.call('claimManualRebate', { body: { day }, key: randomUUID() })).body).toMatchObject({ code: 'period_open' });

  const excluded = await player();
  await excluded.plays('39000.00');
  gateway.clock.advance(86_400);
  const until = new Date(gateway.clock.now().getTime() + 86_400_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', excluded.memberId).execute();
  await Promise.all([first.logIn(), second.logIn()]);
  await closeBoards(gateway.db, gateway.merchants, gateway.clock.now());
  await closeBoards(gateway.db, gateway.merchants, gateway.clock.now());
  const { won } = await second.value('getMissionLeaderboard', {});
  expect(won).toMatchObject([{ rank: 2, prize: { amount: '20.00' }, status: 'claim' }]);
  const prize = { code: won[0]!.code, period: won[0]!.period };
  expect(await second.value('claimLeaderboardPrize', { body: prize, key: randomUUID() })).toMatchObject({ amount: { amount: '20.00' } });
  expect(await first.value('claimManualRebate', { body: { day }, key: randomUUID() })).toMatchObject({ amount: { amount: '199.99' } });
  expect((await first.call('claimManualRebate', { body: { day }, key: randomUUID() })).body).toMatchObject({ code: 'already_claimed' });
  gateway.clock.advance(8 * 86_400);
  await second.logIn();
  expect((await second.call('claimManualRebate', { body: { day }, key: randomUUID() })).body).toMatchObject({ code: 'promotion_ended' });
});

test('a promotion with a board gives prizes by rank at its end, from its own budget', async () => {
  const from = gateway.clock.now();
  const to = new Date(from.getTime() + 86_400_000).toISOString();
  const terms = { measure: 'validStake', leastStake: '10.00', prizes: ['30.00', '10.00'] };
  const { code } = await publishedPromotion(gateway, 'leaderboard', { ...terms, window: 'once', to }, 4_000n);
  const joined = await publishedPromotion(gateway, 'leaderboard', { ...terms, window: 'day', optIn: true });
  const points = await publishedPromotion(gateway, 'leaderboard', { window: 'day', measure: 'points', prizes: ['5.00'] });
  await setTerms('points', { perPoint: { RNG: '10.00' }, convert: { points: 100, amount: '1.00' } });
  const [first, second, excluded] = [await player(), await player(), await player()];
  const seen = async (member: typeof first, of = code) =>
    (await member.value('listPromotions', { query: {} })).list.find((each) => each.code === of)!;
  const claim = async (member: typeof first, more: object = {}, of = code) => {
    const { status, body } = await member.call('claimPromotion', { body: { code: of, termsVersion: 1, ...more }, key: randomUUID() });
    return status === 200 ? body.value : body;
  };
  await first.plays('20.00');
  await first.plays('9.99');
  await second.plays('29.00');
  await excluded.plays('500.00');
  expect(await seen(first)).toMatchObject({ status: 'joined', top: { amount: '30.00' }, board: { own: { rank: 3, measure: '20.00' } } });
  const { rows } = (await seen(second)).board!;
  expect(rows!.map(({ own, measure, prize }) => [own, measure, prize?.amount])).toEqual([
    [false, '500.00', '30.00'],
    [true, '29.00', '10.00'],
    [false, '20.00', undefined],
  ]);
  expect((await seen(first, points.code)).board).toMatchObject({ own: { measure: '2' } });
  expect((await seen(first, joined.code)).board!.own).toBeUndefined();
  await first.value('joinPromotion', { body: { code: joined.code, termsVersion: 1 }, key: randomUUID() });
  gateway.clock.advance(1);
  await first.plays('15.00');
  expect((await seen(first, joined.code)).board).toMatchObject({ own: { rank: 1, measure: '15.00' } });
  expect(await claim(first)).toMatchObject({ code: 'not_eligible' });

  gateway.clock.advance(2 * 86_400);
  const until = new Date(gateway.clock.now().getTime() + 86_400_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', excluded.memberId).execute();
  await Promise.all([first.logIn(), second.logIn()]);
  await second.plays('1000.00');
  await closeBoards(gateway.db, gateway.merchants, gateway.clock.now());
  expect(await seen(second)).toMatchObject({ status: 'claim' });
  // The excluded member leaves, and the others move up; what was staked after the end does not count.
  expect(await claim(first)).toMatchObject({ status: 'claimed', amount: { amount: '30.00' } });
  expect(await claim(second)).toMatchObject({ status: 'claimed', amount: { amount: '10.00' } });
  expect(await claim(second)).toMatchObject({ code: 'promotion_ended' });
  expect(await seen(second)).toMatchObject({ status: 'claimed' });
  const [period] = (await seen(first, joined.code)).periods!;
  expect(await claim(first, { period: period!.period }, joined.code)).toMatchObject({ amount: { amount: '30.00' } });
  expect(await claim(first, { period: period!.period }, joined.code)).toMatchObject({ code: 'already_claimed' });
});

test('the database folds stored events into progress as the rules do', async () => {
  const { memberId } = await gateway.registerMember();
  const merchant = gateway.merchants.byCode('lotus');
  const now = gateway.clock.now();
  const today = merchantDay(merchant, now);
  const drawn = fc.sample(
    fc.record({
      name: fc.constantFrom('roundSettled' as const, 'roundSettled' as const, 'depositMade' as const, 'signedIn' as const),
      ago: fc.nat(40),
      line: fc.constantFrom('RNG' as const, 'LIVE' as const),
      vendor: fc.constantFrom('JL', 'OBF'),
      game: fc.constantFrom('a', 'b', 'c'),
      stake: fc.nat(500),
      valid: fc.nat(500),
      paid: fc.nat(1500),
    }),
    { numRuns: 120, seed: 20 },
  );
  const rows = drawn.map(({ ago, name, stake, valid, paid, ...game }) => ({
    name,
    day: dayAfter(today, -ago),
    at: new Date(now.getTime() - ago * 86_400_000),
    ...(name === 'roundSettled' ? game : { line: null, vendor: null, game: null }),
    stake: String(stake),
    valid: String(valid),
    paid: String(paid),
  }));
  await gateway.db
    .insertInto('member_event')
    .values(rows.map((row, place) => ({ ...row, member_id: memberId, key: `test:${place}`, merchant: 'lotus', currency: 'BDT' })))
    .execute();
  const rounds = ['roundSettled', 'roundWon'] as const;
  const rule: fc.Arbitrary<Mission> = fc.record({
    event: fc.constantFrom(...rounds, ...rounds, 'depositMade', 'signedIn'),
    measure: fc.constantFrom('count', 'validStake', 'bestMultiple', 'distinctGames'),
    target: fc.constantFrom(3n, 200n, 1_000_000n),
    reset: fc.constantFrom('daily', 'weekly', 'monthly', 'never'),
    filter: fc.record(
      {
        line: fc.constant('RNG' as const),
        vendor: fc.constant('JL'),
        game: fc.constant('a'),
        leastStake: fc.constantFrom(0n, 100n, 300n),
      },
      { requiredKeys: [] },
    ),
  });
  const since = fc.option(fc.nat(20).map((ago) => new Date(now.getTime() - ago * 86_400_000)));
  const asked = fc
    .sample(fc.record({ rule, since }), { numRuns: 200, seed: 20 })
    .flatMap((each) => openMissionPeriods(each.rule.reset, today).map((period) => ({ ...each, period })));
  const events = rows.map(eventFrom);
  const expected = asked.map((each) => folded(each, events));
  expect(expected.filter((progress) => progress > 0n).length).toBeGreaterThan(80);
  expect(await progressIn(gateway.db, merchant, memberId, asked)).toEqual(expected);
});
