import type { AgentType } from '@parlour/domain';
import { giveContacts } from '../personal/testing.ts';
import type { TestGateway } from '../../../testing/gateway.ts';
import { setAgentType } from './agent.ts';

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

/** An agent who has logged in at the agents' entrance. */
export async function loggedInAgent(gateway: TestGateway, type: AgentType = 1): ReturnType<TestGateway['registerMember']> {
  const agent = await gateway.registerMember();
  await setAgentType(gateway.db, agent.memberId, type);
  const { username, password } = agent;
  await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
  return agent;
}
