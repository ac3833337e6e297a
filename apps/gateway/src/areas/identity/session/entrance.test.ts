import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAgentType } from '../member/agent.ts';
import { linkCodeSentTo } from '../member/testing.ts';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

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
  await setAgentType(gateway.db, member.memberId, 1);
  return member;
}

describe('the entrances', () => {
  test('a member can log in at the members’, and not at the agents’', async () => {
    const member = await gateway.registerMember();
    expect(await logIn(member)).toMatchObject({ status: 200, value: { member: { type: 0 } } });
    expect(await logIn(member, 'member')).toMatchObject({ status: 200 });
    const refused = await logIn(member, 'agent');
    expect(refused).toMatchObject({ status: 403, code: 'agent_no_enter' });
    expect(refused.browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('an agent can log in at the agents’, and not at the members’', async () => {
    const agent = await newAgent();
    expect(await logIn(agent, 'agent')).toMatchObject({ status: 200, value: { member: { type: 1 } } });
    const refused = await logIn(agent);
    expect(refused).toMatchObject({ status: 403, code: 'member_no_enter' });
    expect(refused.browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('do not reveal to a wrong password whose account it is', async () => {
    const [member, agent] = [await gateway.registerMember(), await newAgent()];
    const password = 'not the password';
    for (const known of [member, agent])
      for (const entrance of ['member', 'agent'] as const)
        expect(await logIn({ ...known, password }, entrance)).toMatchObject({ status: 401, code: 'login_failed' });
  });

  test('are equally strict for a remembered device', async () => {
    const member = await gateway.registerMember();
    const browser = gateway.guest();
    const { username, password } = member;
    await browser.value('login', { body: { type: 'username', username, password, remember: true, altcha: await browser.solve() } });
    const body = { type: 'device' as const, entrance: 'agent' as const, username, password: '', altcha: '' };
    expect((await browser.call('login', { body })).body.code).toBe('agent_no_enter');
  });

  test('an account that becomes an agent’s, or a member’s again, is logged out', async () => {
    const member = await gateway.registerMember();
    await setAgentType(gateway.db, member.memberId, 1);
    expect((await member.call('getMemberInfo')).status).toBe(401);
    const { browser } = await logIn(member, 'agent');
    await setAgentType(gateway.db, member.memberId, null);
    expect((await browser.call('getMemberInfo')).status).toBe(401);
    expect(await logIn(member)).toMatchObject({ status: 200 });
  });
});

describe('an agent who forgot the password', () => {
  const newPassword = 'a whole new passphrase';
  const choice = { newPassword, confirmNewPassword: newPassword };
  const email = 'agent@example.com';
  const mobileNum = '1799000001';

  test('chooses another by a mailed link, which works at any entrance, and logs in at the agents’ with it', async () => {
    const agent = await newAgent();
    await giveContacts(gateway, agent.memberId, { email });
    const browser = gateway.guest();
    await browser.value('forgotPasswordByEmail', { body: { username: agent.username, email, altcha: await browser.solve() } });
    const code = await linkCodeSentTo(gateway, email);
    expect(await browser.value('exchangeCode', { body: { code, purpose: 'reset' } })).toMatchObject({
      passwordExpired: true,
      member: { type: 1 },
    });
    expect((await browser.call('changePassword', { body: choice })).status).toBe(200);
    expect(await browser.value('getMemberInfo')).toMatchObject({ account: agent.username, type: 1 });
    const known = { ...agent, password: newPassword };
    expect(await logIn(known)).toMatchObject({ code: 'member_no_enter' });
    expect(await logIn(known, 'agent')).toMatchObject({ status: 200 });
  });

  test('chooses another by a code sent by SMS, and is logged in', async () => {
    const agent = await newAgent();
    await giveContacts(gateway, agent.memberId, { mobile: `+880${mobileNum}` });
    const browser = gateway.guest();
    const to = { countryDialingCode: '+880', mobileNum };
    await browser.value('sendGuestSms', { body: { purpose: 'reset', ...to, altcha: await browser.solve() } });
    const sent = (await gateway.outbox()).find(({ recipient }) => recipient === `+880${mobileNum}`);
    const verificationCode = /\d{6}/.exec(sent!.body)![0];
    expect(await browser.value('resetPasswordByMobile', { body: { ...to, ...choice, verificationCode } })).toMatchObject({
      passwordExpired: false,
      member: { account: agent.username, type: 1 },
    });
  });
});

test('an agent who gives a required second proof is logged in as an agent', async () => {
  const agent = await newAgent();
  const email = 'agent.elsewhere@example.com';
  await giveContacts(gateway, agent.memberId, { email });
  const browser = gateway.guest({ ip: '198.51.100.77' });
  const body = { type: 'username' as const, entrance: 'agent' as const, username: agent.username, password: agent.password };
  const asked = await browser.call('login', { body: { ...body, altcha: await browser.solve() } });
  expect(asked.body.code).toBe('verification_required');
  const ticket = String(asked.body.params!['ticket']);
  await browser.value('sendLoginVerification', { body: { ticket, method: 'email' } });
  const mail = (await gateway.outbox()).find(({ recipient }) => recipient === email);
  const code = /\d{6}/.exec(mail!.body)![0];
  expect(await browser.value('verifyLogin', { body: { ticket, method: 'email', code } })).toMatchObject({ member: { type: 1 } });
});
