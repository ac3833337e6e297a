import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setMemberBlocked } from './block.ts';
import { fund } from '../../wallet/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { linkCodeSentTo, reachableMember } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(3601));

const newPassword = 'a whole new passphrase';
const choice = { newPassword, confirmNewPassword: newPassword };
let count = 0;
const newAddress = () => `Rahim.${++count}@example.com`;
type Browser = ReturnType<TestGateway['guest']>;

async function ask(browser: Browser, username: string, email: string) {
  return browser.call('forgotPasswordByEmail', { body: { username, email, altcha: await browser.solve() } });
}
async function memberWithMail() {
  const email = newAddress();
  const member = await reachableMember(gateway, { email, mobile: `+88017${String(++count).padStart(8, '0')}` });
  return Object.assign(member, { email });
}
/** A member who forgot the password, in the browser that opened the link. */
async function recovering() {
  const member = await memberWithMail();
  await ask(gateway.guest(), member.username, member.email);
  const browser = gateway.guest();
  const code = await linkCodeSentTo(gateway, member.email);
  const { value } = (await browser.call('exchangeCode', { body: { code, purpose: 'reset' } })).body;
  return { member, browser, code, result: value };
}
const mailsTo = async (address: string) => (await gateway.outbox()).filter(({ recipient }) => recipient === address);

describe('asking for a link', () => {
  test('mails it if name and address, however capitalised, belong together; in the language of the page that asked', async () => {
    const member = await memberWithMail();
    const browser = gateway.guest();
    browser.cookies.set('lang', 'EN');
    expect((await ask(browser, ` ${member.username.toUpperCase()} `, ` ${member.email.toLowerCase()} `)).body).toEqual({
      success: true,
      value: null,
    });
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'email', merchant: 'lotus', subject: 'Choose a new Lotus Club password' });
    expect(mail!.body).toMatch(/^http:\/\/lotus\.localhost\/forgot\?code=[\w-]{43}$/m);
    expect(mail!.body).toContain('30 minutes');
  });

  test('A04: answers everybody alike, and mails only the right member', async () => {
    const member = await memberWithMail();
    const [other, blocked] = [await memberWithMail(), await memberWithMail()];
    await setMemberBlocked(gateway.db, blocked.memberId, true);
    const trial = await (await gateway.startTrial()).value('getMemberInfo');
    const before = (await gateway.outbox()).length;
    const asked = [
      [member.username, newAddress()],
      [member.username.slice(0, -1) + 'x', member.email],
      [other.username, member.email],
      ['nobody-at-all', newAddress()],
      [trial.account, member.email],
    ] as const;
    const answers = [];
    for (const [username, email] of asked) {
      answers.push(await ask(gateway.guest(), username, email));
      gateway.clock.advance(61);
    }
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true, value: null }]);
    expect((await gateway.outbox()).length).toBe(before);
    expect((await ask(gateway.guest(), blocked.username, blocked.email)).body).toEqual({ success: true, value: null });
  });

  test.each([
    ['no name', { username: '  ', email: 'a@example.com' }, [{ field: 'username', rule: 'required' }]],
    ['no address', { username: 'rahim', email: '' }, [{ field: 'email', rule: 'required' }]],
    ['what is no address', { username: 'rahim', email: 'rahim@' }, [expect.objectContaining({ field: 'email', rule: 'pattern' })]],
    ['two addresses', { username: 'rahim', email: 'a@example.com,b@example.com' }, [expect.objectContaining({ field: 'email' })]],
    ['a header', { username: 'rahim', email: 'a@example.com\r\nBcc: b@example.com' }, [expect.objectContaining({ field: 'email' })]],
  ])('with %s is refused at the field, before the human check is used up', async (_what, fields, problems) => {
    const browser = gateway.guest();
    const altcha = await browser.solve();
    const { status, body } = await browser.call('forgotPasswordByEmail', { body: { ...fields, altcha } });
    expect([status, body.code, body.fields]).toEqual([422, 'field_invalid', problems]);
    const again = { username: 'nobody', email: newAddress(), altcha };
    expect((await browser.call('forgotPasswordByEmail', { body: again })).status).toBe(200);
    expect((await browser.call('forgotPasswordByEmail', { body: again })).body.code).toBe('human_verification_failed');
  });

  test('is a form: JSON is refused, and so is a repeated field', async () => {
    const browser = gateway.guest();
    const send = (payload: string, type: string) =>
      browser.inject({ method: 'POST', url: '/wps/member/password/email', payload, headers: { 'content-type': type } });
    expect((await send('{"username":"a","email":"a@example.com","altcha":"x"}', 'application/json')).statusCode).toBe(415);
    const twice = await send('username=a&username=b&email=a%40example.com&altcha=x', 'application/x-www-form-urlencoded');
    expect([twice.statusCode, twice.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
    const foreign = await browser.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: 'username=a&email=a%40example.com&altcha=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    });
    expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([403, 'cross_site_request']);
  });

  test('is limited by name, known or not, and by address: one a minute, five a day, twenty an hour', async () => {
    const member = await memberWithMail();
    for (const [name, email] of [
      [member.username, member.email],
      ['ghost-of-nobody', newAddress()],
    ] as const) {
      const statuses = [];
      for (let i = 0; i < 6; i++) {
        statuses.push((await ask(gateway.guest({ ip: `198.51.100.${i}` }), name, email)).status);
        const { status, body, headers } = await ask(gateway.guest({ ip: `198.51.100.${i}` }), name, email);
        expect([status, body.code]).toEqual([429, 'too_many_requests']);
        if (i < 5) expect(headers['retry-after']).toBe('60');
        gateway.clock.advance(61);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(await mailsTo(member.email)).toHaveLength(5);
    const from = () => gateway.guest({ ip: '198.51.100.99' });
    for (let i = 0; i < 20; i++) expect((await ask(from(), `name-${i}`, newAddress())).status).toBe(200);
    expect((await ask(from(), 'name-last', newAddress())).status).toBe(429);
  });

  test('is off where the brand has it not', async () => {
    const brands = gateway.merchants.all.map(({ brand }) => ({ ...brand, flags: { ...brand.flags, recoverByEmail: false } }));
    const without = await startTestGateway({ brands });
    try {
      const browser = without.guest();
      expect((await ask(browser, 'rahim', 'rahim@example.com')).body.code).toBe('function_not_enabled');
    } finally {
      await without.close();
    }
  });
});

describe('the link', () => {
  test('begins a session that can only choose another password, without the one so far', async () => {
    const { member, browser, result } = await recovering();
    expect(result).toMatchObject({ passwordExpired: true, member: { account: member.username } });
    const refused = await browser.call('getMemberInfo');
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      403,
      'password_change_required',
      { account: member.username },
    ]);
    expect((await browser.call('changePassword', { body: choice })).status).toBe(200);
    expect(await browser.value('getMemberInfo')).toMatchObject({ account: member.username });
    const guest = gateway.guest();
    const logIn = async (password: string) =>
      (await guest.call('login', { body: { type: 'username', username: member.username, password, altcha: await guest.solve() } })).status;
    expect([await logIn(member.password), await logIn(newPassword)]).toEqual([401, 200]);
  });

  test('works once: after its use, the next change needs the password', async () => {
    const { browser } = await recovering();
    await browser.call('changePassword', { body: choice });
    gateway.clock.advance(301);
    const next = { newPassword: 'yet another phrase here', confirmNewPassword: 'yet another phrase here' };
    expect((await browser.call('changePassword', { body: next })).body.code).toBe('old_password_required');
  });

  test('A13: ends every session, and notifies the member at the site, by mail and by SMS', async () => {
    const { member, browser } = await recovering();
    expect((await member.call('getMemberInfo')).status).toBe(401);
    await browser.call('changePassword', { body: choice });
    const kinds = (await browser.value('listMessages')).list.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('password'))).toEqual(['passwordChanged', 'passwordRecovered']);
    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Your Lotus Club password was changed',
      'Your Lotus Club password is being replaced',
      expect.stringContaining('Lotus Club'),
    ]);
  });

  test('works once, for thirty minutes, at its own merchant, for this purpose only; a newer link replaces it', async () => {
    const member = await memberWithMail();
    const mailed = async () => {
      await ask(gateway.guest(), member.username, member.email);
      const code = await linkCodeSentTo(gateway, member.email);
      gateway.clock.advance(61);
      return code;
    };
    const open = async (code: string, purpose: 'login' | 'reset' = 'reset', host = 'lotus.localhost') =>
      (await gateway.guest({ host }).call('exchangeCode', { body: { code, purpose } })).body.code ?? 'in';
    const [first, second] = [await mailed(), await mailed()];
    expect(await open(first)).toBe('code_invalid');
    expect(await open(second, 'login')).toBe('code_invalid');
    expect(await open(second, 'reset', 'delta.localhost')).toBe('code_invalid');
    expect(await open(second)).toBe('in');
    expect(await open(second)).toBe('code_invalid');
    const third = await mailed();
    gateway.clock.advance(30 * 60 - 61 - 1);
    expect(await open(third)).toBe('in');
    const late = await mailed();
    gateway.clock.advance(30 * 60 - 61);
    expect(await open(late)).toBe('code_invalid');
  });

  test('of a blocked member opens nothing, and says why', async () => {
    const member = await memberWithMail();
    await ask(gateway.guest(), member.username, member.email);
    const code = await linkCodeSentTo(gateway, member.email);
    await setMemberBlocked(gateway.db, member.memberId, true);
    expect((await gateway.guest().call('exchangeCode', { body: { code, purpose: 'reset' } })).body.code).toBe('account_blocked');
  });

  test('is stored nowhere in clear', async () => {
    const member = await memberWithMail();
    await ask(gateway.guest(), member.username, member.email);
    const code = await linkCodeSentTo(gateway, member.email);
    expect(JSON.stringify(await gateway.db.selectFrom('login_code').selectAll().execute())).not.toContain(code);
  });
});

test('row 18: for 24 hours from the new password no withdrawal is taken, and the refusal says until when', async () => {
  const { member, browser } = await recovering();
  gateway.clock.advance(600);
  await browser.call('changePassword', { body: choice });
  const until = new Date(gateway.clock.now().getTime() + 24 * 3600 * 1000).toISOString();
  expect(await browser.value('getMemberInfo')).toMatchObject({ withdrawalsPausedUntil: until });
  await fund(gateway, Object.assign(browser, { memberId: member.memberId }), '1000.00');
  const body = { amount: '300.00', payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const refused = await browser.call('createWithdrawal', { body });
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'withdrawals_paused', { until }]);
  expect((await browser.value('getBalance')).locked.amount).toBe('0.00');
  const login = async () => {
    const { username } = member;
    await browser.value('login', { body: { type: 'username', username, password: newPassword, altcha: await browser.solve() } });
  };
  gateway.clock.advance(24 * 3600 - 1);
  await login();
  expect((await browser.call('createWithdrawal', { body })).body.code).toBe('withdrawals_paused');
  gateway.clock.advance(1);
  expect((await browser.call('createWithdrawal', { body })).status).toBe(200);
  expect(await browser.value('getMemberInfo')).not.toHaveProperty('withdrawalsPausedUntil');
});
