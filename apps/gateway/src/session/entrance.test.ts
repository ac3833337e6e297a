import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMemberAgent } from '../member/agent.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

interface Known {
  username: string;
  password: string;
}
async function logIn({ username, password }: Known, entrance?: 'member' | 'agent', browser = gateway.guest()) {
  const body = { type: 'username' as const, username, password, altcha: await browser.solve() };
  const { status, body: answer } = await browser.call('login', { body: { ...body, ...(entrance && { entrance }) } });
  return { status, code: answer.code, value: answer.value, browser };
}
async function newAgent() {
  const member = await gateway.registerMember();
  await setMemberAgent(gateway.db, member.memberId, true);
  return member;
}

describe('the entrances', () => {
  test('a member comes in at the members’, and not at the agents’', async () => {
    const member = await gateway.registerMember();
    expect(await logIn(member)).toMatchObject({ status: 200, value: { member: { type: 0 } } });
    expect(await logIn(member, 'member')).toMatchObject({ status: 200 });
    const refused = await logIn(member, 'agent');
    expect(refused).toMatchObject({ status: 403, code: 'agent_no_enter' });
    expect(refused.browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('an agent comes in at the agents’, and not at the members’', async () => {
    const agent = await newAgent();
    expect(await logIn(agent, 'agent')).toMatchObject({ status: 200, value: { member: { type: 1 } } });
    const refused = await logIn(agent);
    expect(refused).toMatchObject({ status: 403, code: 'member_no_enter' });
    expect(refused.browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('tell nobody whose account it is who does not know the password', async () => {
    const [member, agent] = [await gateway.registerMember(), await newAgent()];
    const password = 'not the password';
    for (const known of [member, agent])
      for (const entrance of ['member', 'agent'] as const)
        expect(await logIn({ ...known, password }, entrance)).toMatchObject({ status: 401, code: 'login_failed' });
  });

  test('are as narrow for a remembered device', async () => {
    const member = await gateway.registerMember();
    const browser = gateway.guest();
    const { username, password } = member;
    await browser.value('login', { body: { type: 'username', username, password, remember: true, altcha: await browser.solve() } });
    const body = { type: 'device' as const, entrance: 'agent' as const, username, password: '', altcha: '' };
    expect((await browser.call('login', { body })).body.code).toBe('agent_no_enter');
  });

  test('whoever becomes an agent, or a member again, is logged out', async () => {
    const member = await gateway.registerMember();
    await setMemberAgent(gateway.db, member.memberId, true);
    expect((await member.call('getMemberInfo')).status).toBe(401);
    const { browser } = await logIn(member, 'agent');
    await setMemberAgent(gateway.db, member.memberId, false);
    expect((await browser.call('getMemberInfo')).status).toBe(401);
    expect(await logIn(member)).toMatchObject({ status: 200 });
  });
});
