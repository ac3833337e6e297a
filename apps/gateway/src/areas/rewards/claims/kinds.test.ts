// R6, R8, R31, R32, R34, C10.
import { dayAfter } from '@parlour/domain';
import { commitmentOf, openEnvelope } from '@parlour/domain/rewards';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { playing } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import { countPlay } from '../loyalty/count-play.ts';
import { reachLevels } from '../loyalty/testing.ts';
import { recountedMissions } from '../missions/recount.ts';
import { friendOf, shareDevice } from '../referrals/testing.ts';
import { later, publishedPromotion } from '../testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(async () => {
  expect(await checkLedger(gateway.db)).toEqual([]);
  await gateway.close();
});

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const seen = async (player: Player, code: string) =>
  (await player.value('listPromotions', { query: {} })).list.find((promotion) => promotion.code === code)!;
const claim = (player: Player, code: string, change: { clientSeed?: string; period?: string; level?: number; invited?: string } = {}) =>
  player.call('claimPromotion', { body: { code, termsVersion: 1, ...change }, key: uuid() });
const recount = ({ memberId }: Player) =>
  recountedMissions(gateway.db, gateway.merchants.byCode('lotus'), memberId, { now: gateway.clock.now(), vault: gateway.vault });
const wholeProfile = {
  permanentAddress: '1 Hill Road',
  currentAddress: '12 Lake Road',
  placeOfBirth: 'Dhaka',
  nationality: 'Bangladeshi',
  occupation: 'Teacher',
  incomeSource: 'employment',
} as const;

/** Stores a member's birthday as the registration would. */
const born = ({ memberId }: Player, day: string) =>
  gateway.db
    .updateTable('member')
    .set({ birthday: gateway.vault.seal({ merchant: 'lotus', column: 'member.birthday', id: memberId }, day) })
    .where('id', '=', memberId)
    .execute();

test('an envelope can be drawn again by anyone once the seed is revealed, and is refused before the draw if the highest prize cannot be paid', async () => {
  const prizes = [
    { amount: '1.00', weight: 900 },
    { amount: '0.00', weight: 99 },
    { amount: '50.00', weight: 1 },
  ];
  const { id, code } = await publishedPromotion(gateway, 'envelope', { prizes, perMember: 3 }, 5_100n);
  const player = await gateway.registerMember();
  expect(await seen(player, code)).toMatchObject({
    status: 'claim',
    top: { amount: '50.00' },
    draw: { prizes: [{ weight: '900' }, {}, {}], opened: [] },
  });
  expect((await seen(player, code)).draw).not.toHaveProperty('serverSeed');
  const first = await claim(player, code, { clientSeed: 'my-part' });
  expect(first).toMatchObject({ status: 200, body: { value: { drawn: { n: 1, clientSeed: 'my-part', member: player.memberId } } } });
  await gateway.db.updateTable('promotion').set({ closed_at: gateway.clock.now() }).where('id', '=', id).execute();
  const { draw } = await seen(player, code);
  const { commitment, serverSeed, opened } = draw!;
  expect(commitmentOf(serverSeed!)).toBe(commitment);
  const [{ n, clientSeed, prize, value, amount }] = opened as [(typeof opened)[number]];
  const weights = prizes.map(({ weight }) => BigInt(weight));
  const again = openEnvelope({ code, serverSeed: serverSeed!, weights }, { member: player.memberId, n, clientSeed });
  expect({ prize, value, amount: amount.amount }).toEqual({
    prize: again.prize,
    value: again.value.toString(),
    amount: prizes[again.prize]!.amount,
  });

  const { code: poor } = await publishedPromotion(gateway, 'envelope', { prizes }, 4_999n);
  expect(await seen(player, poor)).toMatchObject({ whyNot: 'budget_spent' });
  expect(await claim(player, poor, { clientSeed: 'x' })).toMatchObject({ status: 409, body: { code: 'budget_spent' } });
});

test('a calendar gives a step each merchant day, and begins again after a missed one', async () => {
  const { code } = await publishedPromotion(gateway, 'signIn', { amounts: ['1.00', '2.00', '5.00'], missed: 'reset' });
  const player = await gateway.registerMember();
  const given = async () => {
    const answer = await claim(player, code);
    return answer.status === 200 ? answer.body.value : answer.body;
  };
  expect(await given()).toMatchObject({ status: 'signed', step: 1, amount: { amount: '1.00' } });
  expect(await given()).toMatchObject({ code: 'already_claimed' });
  // A page that stays open asks again when the next day begins.
  const lotus = gateway.merchants.byCode('lotus');
  const tomorrow = startOfMerchantDay(lotus, dayAfter(merchantDay(lotus, gateway.clock.now()), 1));
  const nextDay = tomorrow.toISOString();
  expect(await seen(player, code)).toMatchObject({ status: 'signed', nextDay, steps: [{ done: true }, { done: false }, { done: false }] });
  expect(await player.value('getRewardCenter', {})).toMatchObject({ nextDay });
  await later(gateway, player, 86_400);
  expect(await given()).toMatchObject({ step: 2, amount: { amount: '2.00' } });
  await later(gateway, player, 2 * 86_400);
  expect(await given()).toMatchObject({ step: 1 });
  for (const step of [2, 3]) {
    await later(gateway, player, 86_400);
    expect(await given()).toMatchObject({ step });
  }
  expect(await seen(player, code)).toMatchObject({ status: 'claimed' });
});

test('cashback pays once a part of the own loss of a finished day', async () => {
  const terms = { period: 'day', percent: '10', minAmount: '5.00', maxAmount: '50.00', claimWithinDays: 2 };
  const { code } = await publishedPromotion(gateway, 'cashback', terms);
  const { player, bet, win } = await playing(gateway, '1000.00');
  await bet({ roundId: 'lost', amount: '300.00' });
  await win({ roundId: 'lost', amount: '100.00', roundClosed: true });
  await countPlay(gateway.db, gateway.merchants, gateway.clock.now());
  const day = merchantDay(gateway.merchants.byCode('lotus'), gateway.clock.now());
  expect(await seen(player, code)).toMatchObject({ status: 'joined' });
  expect(await claim(player, code, { period: day })).toMatchObject({ status: 409, body: { code: 'period_open' } });
  await later(gateway, player, 86_400);
  expect(await seen(player, code)).toMatchObject({ status: 'claim', periods: [{ period: day, gives: { amount: '20.00' } }] });
  expect(await claim(player, code, { period: day })).toMatchObject({ status: 200, body: { value: { amount: { amount: '20.00' } } } });
  expect(await claim(player, code, { period: day })).toMatchObject({ status: 409, body: { code: 'already_claimed' } });
  expect(await claim(player, code, { period: dayAfter(day, -5) })).toMatchObject({ status: 409, body: { code: 'promotion_ended' } });
});

test('a mission gives for each period in which it was completed, and counting again gives the same progress', async () => {
  const filter = { leastStake: '10.00' };
  const terms = { amount: '5.00', event: 'roundSettled', measure: 'count', target: '2', reset: 'daily', filter };
  const { code } = await publishedPromotion(gateway, 'mission', terms);
  const { player, bet, win } = await playing(gateway, '1000.00');
  let rounds = 0;
  const plays = async (amount: string) => {
    rounds += 1;
    await bet({ transactionId: `b${rounds}`, roundId: `r${rounds}`, amount });
    await win({ transactionId: `w${rounds}`, roundId: `r${rounds}`, amount: '0.00', roundClosed: true });
    await countPlay(gateway.db, gateway.merchants, gateway.clock.now());
  };
  const day = merchantDay(gateway.merchants.byCode('lotus'), gateway.clock.now());
  await plays('10.00');
  await plays('9.99');
  const going = { event: 'roundSettled', leastStake: { amount: '10.00' }, now: '1', target: '2', percent: 50 };
  expect(await seen(player, code)).toMatchObject({ status: 'joined', amount: { amount: '5.00' }, mission: going });
  expect((await claim(player, code, { period: day })).body).toMatchObject({ code: 'not_eligible' });
  await plays('10.00');
  expect(await seen(player, code)).toMatchObject({ status: 'claim', mission: { now: '2' }, periods: [{ period: day }] });
  const recounted = await recount(player);
  expect(recounted.filter((each) => each.code === code && each.period === day)).toEqual([
    { code, period: day, shown: '2', recounted: '2', same: true },
  ]);
  await later(gateway, player, 86_400);
  expect(await seen(player, code)).toMatchObject({ status: 'claim', mission: { now: '0' }, periods: [{ period: day }] });
  expect(await claim(player, code, { period: day })).toMatchObject({ status: 200, body: { value: { amount: { amount: '5.00' } } } });
  expect((await claim(player, code, { period: day })).body).toMatchObject({ code: 'already_claimed' });
  expect(await seen(player, code)).toMatchObject({ status: 'joined' });
});

test('of a mission that members join, only what they do afterwards counts', async () => {
  const terms = { amount: '5.00', event: 'depositMade', measure: 'count', target: '1', reset: 'never', optIn: true, perMember: 1 };
  const { code } = await publishedPromotion(gateway, 'mission', terms);
  const player = await gateway.registerMember();
  const deposits = async () => {
    await fund(gateway, player, '100.00');
    await countPlay(gateway.db, gateway.merchants, gateway.clock.now());
  };
  await deposits();
  expect(await seen(player, code)).toMatchObject({ status: 'join' });
  gateway.clock.advance(60);
  await player.value('joinPromotion', { body: { code, termsVersion: 1 }, key: uuid() });
  expect(await seen(player, code)).toMatchObject({ status: 'joined', mission: { now: '0' } });
  gateway.clock.advance(60);
  await deposits();
  expect(await claim(player, code)).toMatchObject({ status: 200, body: { value: { amount: { amount: '5.00' } } } });
  expect(await seen(player, code)).toMatchObject({ status: 'claimed', whyNot: 'already_claimed' });
});

test('a promotion is for those who meet its conditions, and tells others which ones they do not meet', async () => {
  const eligible = {
    all: [
      {
        any: [
          { is: 'depositCount', days: 30, least: 2 },
          { is: 'segment', segment: 'loyal' },
        ],
      },
      { not: { is: 'invited' } },
      { is: 'contactVerified', contact: 'mobile' },
    ],
  };
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 1, eligible });
  const player = await gateway.registerMember();
  await gateway.db.updateTable('member').set({ mobile_verified_at: gateway.clock.now() }).where('id', '=', player.memberId).execute();
  expect(await seen(player, code)).toMatchObject({
    status: 'close',
    whyNot: 'not_eligible',
    conditions: [{ is: 'depositCount' }, { is: 'segment' }],
  });
  expect(await claim(player, code)).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
  const at = gateway.clock.now();
  await gateway.db
    .insertInto('member_tag')
    .values({ merchant: 'lotus', member_id: player.memberId, tag: 'loyal', tagged_by: 'test', tagged_at: at, registered: at })
    .execute();
  expect(await claim(player, code)).toMatchObject({ status: 200 });
  const other = await gateway.registerMember();
  await gateway.db.updateTable('member').set({ mobile_verified_at: at }).where('id', '=', other.memberId).execute();
  for (const amount of ['100.00', '100.00']) await fund(gateway, other, amount);
  expect(await claim(other, code)).toMatchObject({ status: 200 });
});

test('joining fixes the terms that were read, and a hundred claims at once give exactly the allowance', async () => {
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '1.00', perMember: 1, total: 7, optIn: true });
  const members = await Promise.all(Array.from({ length: 10 }, () => gateway.registerMember()));
  expect(await claim(members[0]!, code)).toMatchObject({ status: 409, body: { code: 'promotion_state' } });
  for (const member of members)
    expect(await member.call('joinPromotion', { body: { code, termsVersion: 1 }, key: uuid() })).toMatchObject({
      status: 200,
      body: { value: { status: 'claim' } },
    });
  const answers = await Promise.all(members.flatMap((member) => Array.from({ length: 10 }, () => claim(member, code))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  const { taken } = await gateway.db.selectFrom('promotion').select('taken').where('code', '=', code).executeTakeFirstOrThrow();
  expect(taken).toBe('7');
});

test('a gift for a level is given once for each level that was ever reached, also after a fall', async () => {
  const levels = [
    { level: 1, amount: '1.00' },
    { level: 2, amount: '2.00' },
    { level: 3, amount: '4.00' },
  ];
  const { code } = await publishedPromotion(gateway, 'levelUp', { levels });
  const player = await gateway.registerMember();
  expect(await seen(player, code)).toMatchObject({ status: 'joined', levels: [{ level: 1, amount: { amount: '1.00' } }, {}, {}] });
  expect((await claim(player, code, { level: 1 })).body).toMatchObject({ code: 'not_eligible' });
  const month = merchantDay(gateway.merchants.byCode('lotus'), gateway.clock.now()).slice(0, 7);
  const standing = { member_id: player.memberId, merchant: 'lotus', month, stake: '0', rank: 1, highest: 2 };
  await gateway.db.insertInto('vip_standing').values(standing).execute();
  expect((await seen(player, code)).choices).toMatchObject([{ level: 1 }, { level: 2, gives: { amount: '2.00' } }]);
  expect(await claim(player, code, { level: 2 })).toMatchObject({ status: 200, body: { value: { amount: { amount: '2.00' } } } });
  expect((await claim(player, code, { level: 2 })).body).toMatchObject({ code: 'already_claimed' });
  expect((await claim(player, code, { level: 3 })).body).toMatchObject({ code: 'not_eligible' });
  expect(await claim(player, code)).toMatchObject({ status: 200, body: { value: { amount: { amount: '1.00' } } } });
  expect(await seen(player, code)).toMatchObject({ status: 'joined' });
});

test('an invitation gift is given once an invited person has met both requirements; one who may be the inviter waits for an operator', async () => {
  const needs = { deposit: '100.00', turnover: '0.01' };
  const { code } = await publishedPromotion(gateway, 'invite', { amount: '5.00', needs });
  const player = await gateway.registerMember();
  const [idle, friend, self] = [
    await friendOf(gateway, player, { met: false }),
    await friendOf(gateway, player),
    await friendOf(gateway, player),
  ];
  await shareDevice(gateway, player, self);
  const { choices, ...view } = await seen(player, code);
  expect(view).toMatchObject({ status: 'claim', needs: { deposit: { amount: '100.00' } } });
  expect(choices!.map(({ invited }) => invited).toSorted()).toEqual([friend.memberId, self.memberId].toSorted());
  expect(JSON.stringify(choices)).not.toContain(friend.username);
  expect((await claim(player, code, { invited: idle.memberId })).body).toMatchObject({ code: 'not_eligible' });
  expect(await claim(player, code, { invited: friend.memberId })).toMatchObject({ status: 200, body: { value: { status: 'claimed' } } });
  expect((await claim(player, code, { invited: friend.memberId })).body).toMatchObject({ code: 'already_claimed' });
  expect(await claim(player, code, { invited: self.memberId })).toMatchObject({ status: 200, body: { value: { status: 'applying' } } });
});

test('missions count friends who have played, levels reached for the first time and a complete profile, and counting again gives the same', async () => {
  const asked = { measure: 'count', reset: 'never', amount: '1.00', perMember: 1 };
  const mission = async (event: string, target: string) => (await publishedPromotion(gateway, 'mission', { ...asked, event, target })).code;
  const [friends, levels, profile] = [
    await mission('invitedPlayed', '2'),
    await mission('levelReached', '2'),
    await mission('profileComplete', '1'),
  ];
  const player = await gateway.registerMember();
  const progress = async () => {
    const { list } = await player.value('listPromotions', { query: {} });
    return [friends, levels, profile].map((code) => list.find((each) => each.code === code)!.mission!.now);
  };
  expect(await progress()).toEqual(['0', '0', '0']);

  const { code: invitation_code } = await player.value('getReferral', {});
  const plays = async (rounds: readonly string[]) => {
    const friend = await playing(gateway, '100.00');
    await gateway.db.updateTable('member').set({ invitation_code }).where('id', '=', friend.player.memberId).execute();
    for (const roundId of rounds) {
      await friend.bet({ transactionId: `b-${roundId}`, roundId, amount: '1.00' });
      await friend.win({ transactionId: `w-${roundId}`, roundId, amount: '0.00', roundClosed: true });
    }
    return friend.player;
  };
  await plays([]);
  await plays(['first', 'second']);
  await shareDevice(gateway, player, await plays(['as themselves']));
  await countPlay(gateway.db, gateway.merchants, gateway.clock.now());
  const told = gateway.db.selectFrom('event').select('id').where('member_id', '=', player.memberId).where('type', '=', 'missionProgress');
  expect(await told.execute()).toHaveLength(1);

  const changes = [
    [0, 2],
    [2, 1],
    [1, 2],
  ] as const;
  for (const [from_rank, to_rank] of changes) {
    gateway.clock.advance(1);
    const now = gateway.clock.now();
    const month = merchantDay(gateway.merchants.byCode('lotus'), now).slice(0, 7);
    await gateway.db
      .insertInto('vip_change')
      .values({ member_id: player.memberId, merchant: 'lotus', at: now, from_rank, to_rank, month })
      .execute();
  }
  const { occupation, ...others } = wholeProfile;
  await player.value('updateOwnProfile', { body: others });
  expect(await progress()).toEqual(['1', '2', '0']);
  await player.value('updateOwnProfile', { body: { occupation } });
  expect(await told.execute()).toHaveLength(2);
  // What was complete once stays so.
  await player.value('updateOwnProfile', { body: { occupation: '' } });
  expect(await progress()).toEqual(['1', '2', '1']);

  const codes = [friends, levels, profile];
  const again = (await recount(player)).filter(({ code }) => codes.includes(code));
  expect(again.map(({ code, recounted, same }) => [code, recounted, same])).toEqual(
    expect.arrayContaining([
      [friends, '1', true],
      [levels, '2', true],
      [profile, '1', true],
    ]),
  );
  expect((await claim(player, friends)).body).toMatchObject({ code: 'not_eligible' });
  for (const code of [levels, profile]) expect(await claim(player, code)).toMatchObject({ status: 200 });
});

test('a birthday gift with amounts by level gives the member’s own, which the ladder of levels names', async () => {
  const levels = [2, 3].map((level) => ({ level, amount: `${level}0000.00` }));
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '5.00', event: 'birthday', levels }, 5_000_000n);
  const [plain, silver] = [await gateway.registerMember(), await gateway.registerMember()];
  const today = merchantDay(gateway.merchants.byCode('lotus'), gateway.clock.now());
  for (const player of [plain, silver]) await born(player, `1990${today.slice(4)}`);
  await reachLevels(gateway, silver, 2);
  expect(await seen(plain, code)).toMatchObject({ status: 'claim', top: { amount: '30000.00' }, levels: [{ level: 2 }, { level: 3 }] });
  expect((await claim(plain, code)).body).toMatchObject({ value: { amount: { amount: '5.00' } } });
  expect((await claim(silver, code)).body).toMatchObject({ value: { amount: { amount: '20000.00' } } });
  const ladder = await silver.value('getPlayerRankProgress', {});
  expect(ladder.levels.map(({ birthday }) => birthday?.amount).slice(1, 3)).toEqual(['20000.00', '30000.00']);
});

test('a gift for an occasion is given once for each: registration, a complete profile, and every birthday', async () => {
  const old = await gateway.registerMember();
  gateway.clock.advance(1);
  const from = gateway.clock.now().toISOString();
  const gift = async (event: string, more: object = {}) =>
    (await publishedPromotion(gateway, 'reward', { amount: '5.00', event, ...more })).code;
  const registration = await gift('registration', { from, claimWithinHours: 24 });
  const profile = await gift('profileComplete', { from });
  const birthday = await gift('birthday');
  const player = await gateway.registerMember();

  expect(await seen(old, registration)).toMatchObject({ status: 'close', whyNot: 'not_eligible' });
  expect(await seen(player, registration)).toMatchObject({ status: 'claim', event: 'registration' });
  expect(await claim(player, registration)).toMatchObject({ status: 200, body: { value: { amount: { amount: '5.00' } } } });
  expect((await claim(player, registration)).body).toMatchObject({ code: 'already_claimed' });

  expect(await seen(player, profile)).toMatchObject({ status: 'joined' });
  expect((await claim(player, profile)).body).toMatchObject({ code: 'not_eligible' });
  for (const member of [player, old]) await member.value('updateOwnProfile', { body: wholeProfile });
  for (const member of [player, old]) expect(await claim(member, profile)).toMatchObject({ status: 200 });
  expect(await seen(player, profile)).toMatchObject({ status: 'claimed' });

  const today = merchantDay(gateway.merchants.byCode('lotus'), gateway.clock.now());
  await born(player, `1990${today.slice(4)}`);
  await born(old, `1990${dayAfter(today, 1).slice(4)}`);
  expect(await seen(old, birthday)).toMatchObject({ status: 'joined' });
  expect(await claim(player, birthday)).toMatchObject({ status: 200 });
  expect((await claim(player, birthday)).body).toMatchObject({ code: 'already_claimed' });

  await later(gateway, player, 86_400);
  await later(gateway, old, 0);
  expect(await claim(old, birthday)).toMatchObject({ status: 200 });
  const late = await gateway.registerMember();
  await later(gateway, late, 86_400);
  expect((await claim(late, registration)).body).toMatchObject({ code: 'promotion_ended' });
  // Each birthday is another occasion.
  const given = await gateway.db
    .selectFrom('promotion_claim as c')
    .innerJoin('promotion as p', 'p.id', 'c.promotion_id')
    .select('c.subject')
    .where('p.code', '=', birthday)
    .where('c.member_id', '=', player.memberId)
    .execute();
  expect(given).toEqual([{ subject: `birthday:${today.slice(0, 4)}` }]);
});
