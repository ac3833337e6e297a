import { giveContacts } from '../personal/testing.ts';
import type { TestGateway } from '../../../testing/gateway.ts';

/** A member who has an e-mail address, a mobile number, or both, and reads English. */
export async function reachableMember(
  gateway: TestGateway,
  contacts: { email?: string; mobile?: string },
): ReturnType<TestGateway['registerMember']> {
  const player = await gateway.registerMember();
  await giveContacts(gateway, player.memberId, contacts);
  await gateway.db.updateTable('member').set({ language: 'EN' }).where('id', '=', player.memberId).execute();
  return player;
}

/** The code in the link of the newest mail to an address. */
export async function linkCodeSentTo(gateway: TestGateway, address: string): Promise<string> {
  const [newest] = (await gateway.outbox()).filter(
    ({ kind, recipient, body }) => kind === 'email' && recipient === address && linkCode.test(body),
  );
  if (!newest) throw new Error(`no link was mailed to ${address}`);
  return linkCode.exec(newest.body)![1]!;
}

const linkCode = /^\S+\/forgot\?code=([\w-]{43})$/m;
