import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { officeOf } from '../../../testing/office.ts';
import { giveContacts } from '../../identity/personal/testing.ts';
import { friendOf, shareDevice } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ manyAccounts: false });
});
afterAll(() => gateway.close());

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

const claim = (member: Member, { memberId }: Pick<Member, 'memberId'>) =>
  member.call('claimReferral', { body: { invited: memberId }, key: randomUUID() });
const cash = async (member: Member) => Number((await member.value('getBalance')).available.amount);

test('a friend is masked, has two bars, and is worth a reward once when both are full', async () => {
  const member = await gateway.registerMember();
  const early = await friendOf(gateway, member, { met: false });
  gateway.clock.advance(1);
  const friend = await friendOf(gateway, member);
  const seen = await member.value('getReferral', {});
  expect(seen.link).toMatch(new RegExp(`/register\\?referralCode=${seen.code}$`));
  expect(await gateway.guest().value('getAffiliate', { query: { code: seen.code } })).toEqual({ valid: true });
  expect(seen.sums).toMatchObject({ invited: 2, rewarded: 0 });
  expect(seen.invited.map(({ id, status }) => [id, status])).toEqual([
    [friend.memberId, 'claim'],
    [early.memberId, 'joined'],
  ]);
  expect(seen.invited[1]).toMatchObject({ deposit: { now: { amount: '0.00' } }, turnover: { target: seen.terms!.turnover } });
  expect(JSON.stringify(seen)).not.toContain(friend.username);
  expect((await claim(member, early)).body).toMatchObject({ code: 'not_eligible' });
  const before = await cash(member);
  expect((await claim(member, friend)).body).toMatchObject({ value: { status: 'claimed', amount: seen.terms!.reward } });
  expect(await cash(member)).toBe(before + Number(seen.terms!.reward.amount));
  expect((await claim(member, friend)).body).toMatchObject({ code: 'already_claimed' });
  expect((await member.value('getReferral', {})).sums).toMatchObject({ rewarded: 1, earned: seen.terms!.reward });
});

test('nobody can invite themselves, and nobody is paid for another’s friend', async () => {
  const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
  const friend = await friendOf(gateway, other);
  for (const invited of [member, friend]) expect((await claim(member, invited)).body).toMatchObject({ code: 'not_found' });
  await giveContacts(gateway, member.memberId, { mobile: '+8801712000001' });
  const { code } = await member.value('getReferral', {});
  const visitor = gateway.guest();
  const again = await visitor.call('registerMemberByMobile', {
    body: {
      mobileNum: '1712000001',
      countryDialingCode: '+880',
      verificationCode: '123456',
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
      termsAccepted: true,
      ageConfirmed: true,
      referralCode: code.toUpperCase(),
      altcha: await visitor.solve(),
    },
  });
  expect(again.body).toMatchObject({ code: 'invitation_of_oneself', fields: [{ field: 'referralCode', rule: 'wrong' }] });
});

test('a friend who may be the inviter is paid when an operator approves, and the reason of a refusal is shown', async () => {
  const office = officeOf(gateway);
  const member = await gateway.registerMember();
  const [kin, double] = [await friendOf(gateway, member), await friendOf(gateway, member)];
  await shareDevice(gateway, member, kin, double);
  for (const friend of [kin, double]) {
    expect((await claim(member, friend)).body).toMatchObject({ value: { status: 'applying' } });
    expect((await claim(member, friend)).body).toMatchObject({ code: 'promotion_state' });
  }
  const { list } = await office.call('listReferralReviews', { query: { merchant: 'lotus', status: 'applying' } });
  expect(list.map(({ invited, inviter, signals }) => ({ invited, inviter, signals }))).toEqual(
    [kin, double].map(({ username }) => ({ invited: username, inviter: member.username, signals: ['device'] })),
  );
  const decide = (friend: Member, approve: boolean, reason: string) =>
    office.call('decideReferralReview', { body: { merchant: 'lotus', review: friend.memberId, approve, reason } });
  const before = await cash(member);
  expect(await decide(kin, true, 'They share a tablet')).toMatchObject({ status: 'approved' });
  expect(await cash(member)).toBeGreaterThan(before);
  expect(await decide(double, false, 'The same person')).toMatchObject({ status: 'rejected', reason: 'The same person' });
  await expect(decide(double, true, 'Changed my mind')).rejects.toThrow(/already rejected/);
  expect((await member.value('getReferral', {})).invited.map(({ status, reason }) => [status, reason])).toEqual(
    expect.arrayContaining([
      ['claimed', undefined],
      ['rejected', 'The same person'],
    ]),
  );
  expect((await claim(member, double)).body).toMatchObject({ code: 'not_eligible' });
});
