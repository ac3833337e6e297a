import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withAuthenticator } from '../authenticator/testing.ts';
import { setMemberBlocked } from '../member/block.ts';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(24 * 3600));

type Browser = ReturnType<TestGateway['guest']>;
type Method = 'authenticator' | 'sms' | 'email';
const abroad = '198.51.100.23';
let last = 1_810_000_000;

/** A member who registered at home, with verified contacts unless stated otherwise. */
async function memberAtHome({ proved = true } = {}) {
  const member = await gateway.registerMember();
  const [mobile, email] = [`+880${++last}`, `${member.username}@example.com`];
  await giveContacts(gateway, member.memberId, { mobile, email, proved });
  return { ...member, mobile, email };
}
type Account = { username: string; password: string };
async function logIn(browser: Browser, { username, password }: Account) {
  return browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}
/** The ticket of a log-in that needs a second proof. */
async function ticketOf(browser: Browser, account: Account): Promise<string> {
  const { status, body } = await logIn(browser, account);
  expect([status, body.code]).toEqual([403, 'verification_required']);
  return String(body.params?.['ticket']);
}
const send = (browser: Browser, ticket: string, method: 'sms' | 'email') =>
  browser.call('sendLoginVerification', { body: { ticket, method } });
const verify = (browser: Browser, ticket: string, method: Method, code: string) =>
  browser.call('verifyLogin', { body: { ticket, method, code } });
async function codeTo(recipient: string) {
  const [newest] = (await gateway.outbox()).filter((entry) => entry.recipient === recipient);
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? '';
}
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('row 20: a log-in from a network that is new', () => {
  test('needs a code to a contact, shown masked; then the network is known, and the member is told', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const { status, body } = await logIn(browser, member);
    expect([status, body.code, body.params]).toEqual([
      403,
      'verification_required',
      {
        ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
        methods: 'sms,email',
        mobile: `•••••• ${member.mobile.slice(-3)}`,
        email: 'p•••@example.com',
      },
    ]);
    expect(browser.cookies.has('__Host-sid')).toBe(false);
    const ticket = String(body.params!['ticket']);
    expect((await send(browser, ticket, 'sms')).body.value).toEqual({ expiredMinutes: 1 });
    const answer = await verify(browser, ticket, 'sms', await codeTo(member.mobile));
    expect([answer.status, answer.body.value]).toMatchObject([200, { member: { account: member.username }, passwordExpired: false }]);
    const { list } = await browser.value('listMessages');
    expect(list.filter(({ kind }) => kind === 'newNetwork').map(({ params }) => params)).toEqual([{ address: abroad }]);
    await expect.poll(async () => (await gateway.outbox()).filter(({ recipient }) => recipient === member.email).length).toBe(1);
    // This counts as a log-in by password.
    expect((await browser.call('beginAuthenticator')).status).toBe(200);
    expect((await logIn(gateway.guest({ ip: abroad }), member)).status).toBe(200);
  });

  test('by e-mail in the same way, in the member’s language', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const ticket = await ticketOf(browser, member);
    await send(browser, ticket, 'email');
    expect((await verify(browser, ticket, 'email', await codeTo(member.email))).status).toBe(200);
  });

  test('is not required from a known network, at the first log-in, without a confirmed contact, after a code, or where the site turned it off', async () => {
    const member = await memberAtHome();
    expect((await logIn(gateway.guest(), member)).status).toBe(200);
    const unproved = await memberAtHome({ proved: false });
    const away = gateway.guest({ ip: abroad });
    expect((await logIn(away, unproved)).status).toBe(200);
    expect((await away.value('listMessages')).list.map(({ kind }) => kind)).toContain('newNetwork');

    const browser = gateway.guest({ ip: '198.51.100.24' });
    const [countryDialingCode, mobileNum] = ['+880', member.mobile.slice(4)];
    await browser.value('sendGuestSms', { body: { purpose: 'login', countryDialingCode, mobileNum, altcha: await browser.solve() } });
    await expect.poll(() => codeTo(member.mobile)).not.toBe('');
    const bySms = { type: 'sms', username: member.mobile, password: await codeTo(member.mobile), altcha: '' } as const;
    expect((await browser.call('login', { body: bySms })).status).toBe(200);
  });

  test('of one IPv6 address is known in the whole /64, and nowhere else', async () => {
    const member = await gateway.registerMember({ ip: '2001:db8:0:1::7' });
    await giveContacts(gateway, member.memberId, { email: `${member.username}@example.com` });
    expect((await logIn(gateway.guest({ ip: '2001:db8:0:1:abcd::9' }), member)).status).toBe(200);
    expect((await logIn(gateway.guest({ ip: '2001:db8:0:2::7' }), member)).body.code).toBe('verification_required');
  });

  test('is forgotten after half a year without a log-in from there', async () => {
    const member = await memberAtHome();
    gateway.clock.advance(181 * 24 * 3600);
    const { sweepSpent } = await import('../sweep.ts');
    await sweepSpent(gateway.db, gateway.clock.now());
    expect((await logIn(gateway.guest(), member)).body.code).toBe('verification_required');
  });
});

describe('a ticket', () => {
  test('is worth nothing in another browser, at another merchant, after ten minutes, and without one', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const ticket = await ticketOf(browser, member);
    await send(browser, ticket, 'sms');
    const code = await codeTo(member.mobile);
    const thief = gateway.guest({ ip: abroad });
    expect((await verify(thief, ticket, 'sms', code)).body.code).toBe('verification_ended');
    expect((await send(thief, ticket, 'sms')).body.code).toBe('verification_ended');
    const elsewhere = gateway.guest({ ip: abroad, host: 'delta.localhost' });
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await verify(elsewhere, ticket, 'sms', code)).body.code).toBe('verification_ended');
    expect((await verify(browser, 'x'.repeat(43), 'sms', code)).body.code).toBe('verification_ended');
    gateway.clock.advance(600);
    expect((await verify(browser, ticket, 'sms', code)).body.code).toBe('verification_ended');
  });

  test('takes three tries, one after another or at once; then the log-in starts over', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const ticket = await ticketOf(browser, member);
    await send(browser, ticket, 'email');
    const code = await codeTo(member.email);
    for (const triesLeft of [2, 1])
      expect((await verify(browser, ticket, 'email', otherThan(code))).body).toMatchObject({
        code: 'code_invalid',
        params: { triesLeft },
        fields: [{ field: 'code' }],
      });
    expect((await verify(browser, ticket, 'email', otherThan(code))).body.code).toBe('verification_ended');
    expect((await verify(browser, ticket, 'email', code)).body.code).toBe('verification_ended');

    gateway.clock.advance(60);
    const second = await ticketOf(browser, member);
    const codes = await Promise.all(Array.from({ length: 8 }, () => verify(browser, second, 'email', '12345x')));
    expect(codes.filter(({ body }) => body.code === 'code_invalid')).toHaveLength(2);
  });

  test('opens one session, however often its code comes at once', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const ticket = await ticketOf(browser, member);
    await send(browser, ticket, 'sms');
    const code = await codeTo(member.mobile);
    const answers = await Promise.all([1, 2, 3].map(() => verify(browser, ticket, 'sms', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes only a code that was sent for it: not one of another ticket, and not one for another purpose', async () => {
    const member = await memberAtHome();
    const [mine, thief] = [gateway.guest({ ip: abroad }), gateway.guest({ ip: abroad })];
    const [first, second] = [await ticketOf(mine, member), await ticketOf(thief, member)];
    await send(mine, first, 'sms');
    expect((await verify(thief, second, 'sms', await codeTo(member.mobile))).body.code).toBe('code_invalid');
    expect((await verify(mine, first, 'sms', await codeTo(member.mobile))).status).toBe(200);
  });

  test('opens nothing for a member who has been blocked since', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const ticket = await ticketOf(browser, member);
    await setMemberBlocked(gateway.db, member.memberId, true);
    expect((await send(browser, ticket, 'sms')).body.code).toBe('account_blocked');
  });

  test('is not in the database, nor in the log, as the browser has it', async () => {
    const member = await memberAtHome();
    const browser = gateway.guest({ ip: abroad });
    const ticket = await ticketOf(browser, member);
    const stored = JSON.stringify(await gateway.db.selectFrom('login_ticket').selectAll().execute());
    for (const secret of [ticket, browser.cookies.get('__Host-verify')!]) {
      expect(stored).not.toContain(secret);
      expect(lines.join('\n')).not.toContain(secret);
    }
  });
});

describe('an authenticator that is on', () => {
  test('is required at each log-in, from known networks too, and nothing weaker replaces it', async () => {
    const member = await memberAtHome();
    const { code, codes } = await withAuthenticator(gateway, member);
    const browser = gateway.guest();
    const { body } = await logIn(browser, member);
    expect(body.params).toEqual({ ticket: expect.any(String) as string, methods: 'authenticator' });
    const ticket = String(body.params!['ticket']);
    expect((await send(browser, ticket, 'sms')).body.code).toBe('verification_ended');
    gateway.clock.advance(30);
    expect((await verify(browser, ticket, 'authenticator', '12345x')).body).toMatchObject({
      code: 'code_invalid',
      params: { triesLeft: 2 },
    });
    expect((await verify(browser, ticket, 'authenticator', code())).status).toBe(200);
    const other = gateway.guest();
    expect((await verify(other, await ticketOf(other, member), 'authenticator', codes[0]!)).status).toBe(200);
  });

  test('is required after a code by SMS too', async () => {
    const member = await memberAtHome();
    await withAuthenticator(gateway, member);
    const browser = gateway.guest();
    const [countryDialingCode, mobileNum] = ['+880', member.mobile.slice(4)];
    await browser.value('sendGuestSms', { body: { purpose: 'login', countryDialingCode, mobileNum, altcha: await browser.solve() } });
    await expect.poll(() => codeTo(member.mobile)).not.toBe('');
    const bySms = { type: 'sms', username: member.mobile, password: await codeTo(member.mobile), altcha: '' } as const;
    expect((await browser.call('login', { body: bySms })).body.code).toBe('verification_required');
  });
});

test('A04: a wrong password is answered the same whether or not a second proof would follow', async () => {
  const member = await memberAtHome();
  const browser = gateway.guest({ ip: abroad });
  const wrong = await logIn(browser, { ...member, password: 'not the password' });
  const nobody = await logIn(browser, { username: 'nobody4711', password: 'not the password' });
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
  expect(wrong.body.code).toBe('login_failed');
});
