import type { SiteGateway } from '@parlour/gateway/site-gateway';
import { fund } from '@parlour/gateway/testing';

type Member = Awaited<ReturnType<SiteGateway['registerMember']>>;

/** Has a member request withdrawals of these amounts, a second apart, all to the same account of theirs. */
export async function askForWithdrawals(gateway: SiteGateway, member: Member, amounts: readonly string[], accountNumber: string) {
  for (const amount of amounts) {
    gateway.clock.advance(1);
    await member.value('createWithdrawal', { body: { amount, payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber } });
  }
}

/** Fills the queue with this many withdrawals of a few members who have deposited. Returns the members, in the order of their requests. */
export async function fillQueue(gateway: SiteGateway, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let asked = 0; asked < count; asked += 5) {
    const member = await gateway.registerMember();
    await fund(gateway, member, '50000.00');
    const amounts = Array.from({ length: Math.min(5, count - asked) }, (_, index) => `${300 + 10 * (asked + index)}.00`);
    await askForWithdrawals(gateway, member, amounts, `00123${members.length}5678`);
    members.push(member);
  }
  return members;
}
