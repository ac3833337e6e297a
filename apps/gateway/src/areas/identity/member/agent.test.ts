import { agentTypes, type AgentType } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { operate } from '../../../testing/office.ts';
import { setAgentType, setUpline } from './agent.ts';
import { loggedInAgent } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const below = (member: { username: string }, upline: { username: string }) =>
  operate(gateway, 'setUpline', { member: member.username, upline: upline.username });

test.each(agentTypes)('an account of the type %i is an agent’s', async (type) => {
  const agent = await loggedInAgent(gateway, type);
  expect(await agent.value('getMemberInfo')).toMatchObject({ type, role: 'member' });
});

test('a merchant says which account types its agents have; the first is given unless told', async () => {
  const { username: member } = await gateway.registerMember({ host: 'delta.localhost' });
  const make = (type?: AgentType) => operate(gateway, 'makeAgent', { member, merchant: 'delta', ...(type && { type }) });
  await expect(make(1)).rejects.toThrow('Agents of this merchant have account type 2, 41, not 1.');
  expect(await make()).toMatchObject({ agent: 'yes', type: 2 });
  expect(await make(41)).toMatchObject({ agent: 'yes', type: 41 });
});

describe('a downline', () => {
  test('is seen by the agent directly above, and by nobody else', async () => {
    const [head, agent, member] = [await loggedInAgent(gateway, 2), await loggedInAgent(gateway), await gateway.registerMember()];
    await below(agent, head);
    expect(await below(member, agent)).toMatchObject({ username: member.username, upline: agent.username });
    expect((await head.value('listDownline')).list).toMatchObject([{ account: agent.username, type: 1 }]);
    expect((await agent.value('listDownline')).list).toMatchObject([{ account: member.username, type: 0 }]);
    expect(await member.call('listDownline')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('has agents only, of one merchant, and never closes to a circle', async () => {
    const [head, agent, member] = [await loggedInAgent(gateway), await loggedInAgent(gateway), await gateway.registerMember()];
    await below(agent, head);
    await expect(below(agent, member)).rejects.toThrow(`${member.username} is not an agent.`);
    await expect(below(head, agent)).rejects.toThrow(`${agent.username} stands below that member.`);
    await expect(below(head, head)).rejects.toMatchObject({ code: 'upline_refused' });
    const elsewhere = await gateway.registerMember({ host: 'delta.localhost' });
    await setAgentType(gateway.db, elsewhere.memberId, 1);
    await expect(setUpline(gateway.db, { id: member.memberId, merchant: 'lotus' }, elsewhere.memberId)).rejects.toMatchObject({
      code: 'upline_refused',
    });
    const byHand = gateway.db.updateTable('member').set({ upline_id: elsewhere.memberId }).where('id', '=', member.memberId).execute();
    await expect(byHand).rejects.toMatchObject({ code: '23503' });
  });

  test('prevents an agent from becoming a member', async () => {
    const [agent, member] = [await loggedInAgent(gateway), await gateway.registerMember()];
    await below(member, agent);
    await expect(operate(gateway, 'unmakeAgent', { member: agent.username })).rejects.toThrow(`${agent.username} has a downline`);
  });
});

test('a line of twenty levels takes no further one', async () => {
  let upline = await loggedInAgent(gateway);
  for (let level = 2; level <= 20; level++) {
    const next = await gateway.registerMember();
    await setAgentType(gateway.db, next.memberId, 1);
    await setUpline(gateway.db, { id: next.memberId, merchant: 'lotus' }, upline.memberId);
    upline = next;
  }
  await expect(below(await gateway.registerMember(), upline)).rejects.toThrow('would have too many levels above and below');
});
