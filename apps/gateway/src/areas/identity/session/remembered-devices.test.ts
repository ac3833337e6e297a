import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAuthenticator } from '../authenticator/testing.ts';
import { findMember } from '../member/find.ts';
import { resetPassword } from './reset-password.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { deviceCookie } from './remembered-devices.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Browser = ReturnType<TestGateway['guest']>;
interface Known {
  username: string;
  password: string;
}

async function logIn(browser: Browser, { username, password }: Known, remember?: boolean) {
  const body = { type: 'username' as const, username, password, altcha: await browser.solve() };
  return browser.call('login', { body: { ...body, ...(remember === undefined ? {} : { remember }) } });
}
function logInByDevice(browser: Browser, username: string) {
  return browser.call('login', { body: { type: 'device', username, password: '', altcha: '' } });
}
/** A member who chose to be remembered by this browser, and logged out. */
async function rememberedMember() {
  const { username, password, memberId } = await gateway.registerMember();
  const browser = gateway.guest();
  await logIn(browser, { username, password }, true);
  await browser.value('logout');
  return { username, password, memberId, browser };
}
/** Another browser with a copy of the cookie. */
function thiefOf(browser: Browser, cookie = browser.cookies.get(deviceCookie)!): Browser {
  const thief = gateway.guest({ ip: '198.51.100.66' });
  thief.cookies.set(deviceCookie, cookie);
  return thief;
}
const codeOf = async (asked: ReturnType<typeof logInByDevice>) => (await asked).body.code;

describe('row 1: a remembered device', () => {
  test('logs in without the password, which is in no cookie and no row; the cookie is hashed, and no script reads it', async () => {
    const { username, password, memberId } = await gateway.registerMember();
    const browser = gateway.guest();
    const { headers } = await logIn(browser, { username, password }, true);
    const set = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(deviceCookie));
    expect(set).toMatch(/^__Host-remember=[\w-]{22}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = browser.cookies.get(deviceCookie)!;
    const rows = await gateway.db.selectFrom('remembered_device').selectAll().where('member_id', '=', memberId).execute();
    for (const part of cookie.split('.')) expect(JSON.stringify(rows)).not.toContain(part);

    await browser.value('logout');
    expect(browser.cookies.has(deviceCookie)).toBe(true);
    const { status, body } = await logInByDevice(browser, ` ${username.toUpperCase()} `);
    expect([status, body.value]).toMatchObject([200, { member: { id: memberId }, passwordExpired: false }]);
  });

  test('is not created unless the box was ticked', async () => {
    const { username, password } = await gateway.registerMember();
    const browser = gateway.guest();
    await logIn(browser, { username, password });
    expect(browser.cookies.has(deviceCookie)).toBe(false);
    expect(await codeOf(logInByDevice(browser, username))).toBe('device_not_remembered');
  });

  test('has a new cookie after each log-in, for another day', async () => {
    const { username, browser } = await rememberedMember();
    const first = browser.cookies.get(deviceCookie)!;
    gateway.clock.advance(24 * 3600 - 1);
    expect((await logInByDevice(browser, username)).status).toBe(200);
    expect(browser.cookies.get(deviceCookie)).not.toBe(first);
    gateway.clock.advance(24 * 3600 - 1);
    expect((await logInByDevice(browser, username)).status).toBe(200);
    gateway.clock.advance(24 * 3600);
    expect(await codeOf(logInByDevice(browser, username))).toBe('device_not_remembered');
  });

  test('of one member logs in no other, and the attempt uses up nothing', async () => {
    const [{ username, browser }, other] = [await rememberedMember(), await gateway.registerMember()];
    expect(await codeOf(logInByDevice(browser, other.username))).toBe('device_not_remembered');
    expect((await logInByDevice(browser, username)).status).toBe(200);
  });

  test('of one merchant is nothing at another', async () => {
    const { username, browser } = await rememberedMember();
    const elsewhere = gateway.guest({ host: 'delta.localhost' });
    elsewhere.cookies.set(deviceCookie, browser.cookies.get(deviceCookie)!);
    expect(await codeOf(logInByDevice(elsewhere, username))).toBe('device_not_remembered');
  });

  test.each(['', 'x', 'A'.repeat(66), `${'A'.repeat(22)}.${'A'.repeat(43)}`, "' or 1=1 --"])(
    'with the cookie %j is nobody’s',
    async (cookie) => {
      const { username, browser } = await rememberedMember();
      expect(await codeOf(logInByDevice(thiefOf(browser, cookie), username))).toBe('device_not_remembered');
    },
  );

  test('proves less than the password: a step-up is still required', async () => {
    const { username, browser } = await rememberedMember();
    await logInByDevice(browser, username);
    const { body } = await browser.call('setPaymentPassword', {
      body: { newPassword: 'seven red boats', confirmNewPassword: 'seven red boats' },
    });
    expect(body.code).toBe('step_up_required');
  });

  test('lets its owner in while others guess at the password', async () => {
    const { username, browser } = await rememberedMember();
    const locked_until = new Date(gateway.clock.now().getTime() + 300_000);
    const guessed = { merchant: 'lotus', secret: 'password' as const, account: username, failures: 5, last_failed_at: gateway.clock.now() };
    await gateway.db
      .insertInto('login_attempt')
      .values({ ...guessed, locked_until })
      .execute();
    expect((await logInByDevice(browser, username)).status).toBe(200);
  });
});

describe('row 1: where a second proof is asked for', () => {
  const ticketOf = ({ body }: Awaited<ReturnType<typeof logInByDevice>>) => {
    expect(body.code).toBe('verification_required');
    return String(body.params!['ticket']);
  };

  test('a device is remembered once that proof is given, and does not replace it later', async () => {
    const member = await gateway.registerMember();
    const { code } = await withAuthenticator(gateway, member);
    const browser = gateway.guest();
    const asked = await logIn(browser, member, true);
    expect(browser.cookies.has(deviceCookie)).toBe(false);
    gateway.clock.advance(30);
    await browser.value('verifyLogin', { body: { ticket: ticketOf(asked), method: 'authenticator', code: code() } });
    expect(browser.cookies.has(deviceCookie)).toBe(true);
    await browser.value('logout');

    const before = browser.cookies.get(deviceCookie);
    const again = await logInByDevice(browser, member.username);
    expect(browser.cookies.get(deviceCookie), 'what was used up is replaced').not.toBe(before);
    expect((await browser.call('getMemberInfo')).status).toBe(401);
    gateway.clock.advance(30);
    await browser.value('verifyLogin', { body: { ticket: ticketOf(again), method: 'authenticator', code: code() } });
    expect((await browser.call('getMemberInfo')).status).toBe(200);
  });
});

describe('row 1: a stolen cookie', () => {
  test('that the thief used first: when its owner comes, both are out, and the owner is told', async () => {
    const { username, password, browser } = await rememberedMember();
    const thief = thiefOf(browser);
    expect((await logInByDevice(thief, username)).status).toBe(200);
    expect(await codeOf(logInByDevice(browser, username))).toBe('device_not_remembered');
    expect(browser.cookies.has(deviceCookie)).toBe(false);
    expect((await thief.call('getMemberInfo')).status).toBe(401);
    expect(await codeOf(logInByDevice(thief, username))).toBe('device_not_remembered');
    await logIn(browser, { username, password });
    expect((await browser.value('listMessages')).list.filter(({ kind }) => kind === 'deviceCopied')).toHaveLength(1);
  });

  test('that its owner used first is worth nothing to the thief, and the owner types the password again', async () => {
    const { username, password, browser } = await rememberedMember();
    const copied = browser.cookies.get(deviceCookie)!;
    await logInByDevice(browser, username);
    expect(await codeOf(logInByDevice(thiefOf(browser, copied), username))).toBe('device_not_remembered');
    expect((await browser.call('getMemberInfo')).status).toBe(401);
    expect((await logIn(browser, { username, password })).status).toBe(200);
  });

  test('sent twice at once lets one in at most', async () => {
    const { username, browser } = await rememberedMember();
    const thieves = [thiefOf(browser), thiefOf(browser), thiefOf(browser)];
    const answers = await Promise.all(thieves.map((thief) => logInByDevice(thief, username)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('ends no session of another device', async () => {
    const { username, password, browser } = await rememberedMember();
    const elsewhere = gateway.guest();
    await logIn(elsewhere, { username, password });
    const copied = browser.cookies.get(deviceCookie)!;
    await logInByDevice(browser, username);
    await logInByDevice(thiefOf(browser, copied), username);
    expect((await elsewhere.call('getMemberInfo')).status).toBe(200);
  });
});

describe('row 1: a device is forgotten', () => {
  const forgotten = async ({ browser, username }: { browser: Browser; username: string }) =>
    expect(await codeOf(logInByDevice(browser, username))).toBe('device_not_remembered');

  test('when the box is unticked', async () => {
    const remembered = await rememberedMember();
    const copy = thiefOf(remembered.browser);
    await remembered.browser.value('forgetDevice');
    expect(remembered.browser.cookies.has(deviceCookie)).toBe(false);
    await forgotten({ browser: copy, username: remembered.username });
  });

  test('by a log-in without the tick', async () => {
    const remembered = await rememberedMember();
    const copy = thiefOf(remembered.browser);
    await logIn(remembered.browser, remembered, false);
    expect(remembered.browser.cookies.has(deviceCookie)).toBe(false);
    await forgotten({ browser: copy, username: remembered.username });
  });

  test('when the member logs out everywhere, here and elsewhere', async () => {
    const remembered = await rememberedMember();
    const elsewhere = gateway.guest();
    await logIn(elsewhere, remembered, true);
    await elsewhere.value('endOtherSessions');
    await forgotten(remembered);
    await forgotten({ ...remembered, browser: elsewhere });
  });

  test('when its session is ended from another device', async () => {
    const remembered = await rememberedMember();
    await logInByDevice(remembered.browser, remembered.username);
    const elsewhere = gateway.guest();
    await logIn(elsewhere, remembered);
    const theirs = (await elsewhere.value('listSessions')).list.filter(({ current }) => !current);
    for (const { id } of theirs) await elsewhere.value('endSession', { params: { sessionId: id } });
    await forgotten(remembered);
  });

  test('when the password is changed', async () => {
    const remembered = await rememberedMember();
    const elsewhere = gateway.guest();
    await logIn(elsewhere, remembered);
    const newPassword = 'a whole new passphrase';
    await elsewhere.value('changePassword', { body: { newPassword, confirmNewPassword: newPassword } });
    await forgotten(remembered);
  });

  test('when an operator gives another password', async () => {
    const remembered = await rememberedMember();
    const member = await findMember(gateway.db, remembered.memberId);
    await gateway.db.transaction().execute((trx) => resetPassword(trx, member!, gateway.random, gateway.clock.now()));
    await forgotten(remembered);
  });

  test('but not by somebody who presents a used cookie', async () => {
    const { username, browser } = await rememberedMember();
    const copied = browser.cookies.get(deviceCookie)!;
    await logInByDevice(browser, username);
    await thiefOf(browser, copied).value('forgetDevice');
    expect((await logInByDevice(browser, username)).status).toBe(200);
  });
});
