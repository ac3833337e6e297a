import type { TestGateway } from '../../../testing/gateway.ts';
import { countedDeposit, countedRound } from '../loyalty/testing.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

/** Somebody whom a member of the first merchant invited, and who has met both requirements unless stated otherwise. */
export async function friendOf(gateway: TestGateway, inviter: Member, { met = true } = {}): Promise<Member> {
  const { code } = await inviter.value('getReferral', {});
  const friend = await gateway.registerMember({ referralCode: code });
  if (!met) return friend;
  await countedDeposit(gateway, friend, '50000000');
  await countedRound(gateway, friend);
  return friend;
}

/** Logs two members in from one browser. */
export async function shareDevice(gateway: TestGateway, ...members: readonly Member[]): Promise<void> {
  const now = gateway.clock.now();
  const device = '00c0ffee00c0ffee';
  await gateway.db
    .insertInto('known_device')
    .values(members.map(({ memberId }) => ({ member_id: memberId, merchant: 'lotus', device, since: now, last_login_at: now })))
    .execute();
}
