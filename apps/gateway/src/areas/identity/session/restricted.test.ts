import { randomBytes, randomUUID } from 'node:crypto';
import { operationTable, type OperationId } from '@parlour/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whileRestricted } from '../../../http/gate.ts';
import { findMember } from '../member/find.ts';
import { resetPassword } from './reset-password.ts';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const cookie = '__Host-sid';
type Browser = ReturnType<TestGateway['guest']>;

async function logIn(browser: Browser, username: string, password: string) {
  return browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}
/** Resets the password, as `npm run ops -- members reset-password` does. */
async function reset(memberId: string) {
  const member = await findMember(gateway.db, memberId);
  return gateway.db.transaction().execute((trx) => resetPassword(trx, member!, { bytes: randomBytes }, gateway.clock.now()));
}
async function restrictedSession() {
  const member = await gateway.registerMember();
  const { password } = await reset(member.memberId);
  const browser = gateway.guest();
  const { body } = await logIn(browser, member.username, password);
  return { ...member, browser, oneTime: password, answer: body.value };
}
const newPassword = 'a whole new passphrase';

describe('A14: a password that somebody else set', () => {
  test('ends every session, is 16 characters, and allows nothing but its change', async () => {
    const { browser, oneTime, answer, cookies } = await restrictedSession();
    expect(oneTime).toMatch(/^[\w-]{16}$/);
    expect(answer).toMatchObject({ passwordExpired: true, firstTimeLogin: false });
    expect(browser.cookies.has(cookie)).toBe(true);
    const before = gateway.guest();
    before.cookies.set(cookie, cookies.get(cookie)!);
    expect((await before.call('getMemberInfo')).status).toBe(401);
  });

  test('expires after a day, and is then answered like any wrong one', async () => {
    const member = await gateway.registerMember();
    const { password } = await reset(member.memberId);
    gateway.clock.advance(24 * 3600 - 1);
    expect((await logIn(gateway.guest(), member.username, password)).status).toBe(200);
    gateway.clock.advance(1);
    expect((await logIn(gateway.guest(), member.username, password)).body.code).toBe('login_failed');
  });

  test('is spent once changed, and the session may do everything', async () => {
    const { browser, username, oneTime } = await restrictedSession();
    expect((await browser.call('getMemberInfo')).body.code).toBe('password_change_required');
    expect((await browser.call('changePassword', { body: { newPassword, confirmNewPassword: newPassword } })).status).toBe(200);
    expect((await browser.call('getMemberInfo')).status).toBe(200);
    expect((await logIn(gateway.guest(), username, oneTime)).body.code).toBe('login_failed');
    expect((await logIn(gateway.guest(), username, newPassword)).body.value).toMatchObject({ passwordExpired: false });
  });

  test('cannot be kept: the new one must be another', async () => {
    const { browser, oneTime } = await restrictedSession();
    const { status, body } = await browser.call('changePassword', { body: { newPassword: oneTime, confirmNewPassword: oneTime } });
    expect([status, body.code]).toEqual([422, 'passwords_must_differ']);
  });
});

describe('A14: a session whose password must be changed', () => {
  let session: string;
  beforeAll(async () => {
    session = (await restrictedSession()).browser.cookies.get(cookie)!;
  });
  const operations = Object.keys(operationTable) as OperationId[];

  test.each(operations.filter((id) => !whileRestricted.has(id)))('is refused %s', async (id) => {
    const { method, path } = operationTable[id];
    const response = await gateway.app.inject({
      method,
      url: path.replace(/\{\w+\}/g, randomUUID()),
      headers: { host: 'lotus.localhost', cookie: `${cookie}=${session}` },
    });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'password_change_required']);
  });

  test.each(operations.filter((id) => whileRestricted.has(id) && operationTable[id].method === 'GET'))('may ask %s', async (id) => {
    const response = await gateway.app.inject({
      method: 'GET',
      url: operationTable[id].path,
      headers: { host: 'lotus.localhost', cookie: `${cookie}=${session}` },
    });
    expect(response.statusCode).toBe(200);
  });

  test('is refused with what its member calls the account: the number, if they registered by it', async () => {
    const member = await gateway.registerMember();
    await giveContacts(gateway, member.memberId, { mobile: '+8801712345678' });
    await gateway.db.updateTable('member').set({ named_by_mobile: true }).where('id', '=', member.memberId).execute();
    const { password } = await reset(member.memberId);
    const browser = gateway.guest();
    expect((await logIn(browser, '+8801712345678', password)).body.value).toMatchObject({ passwordExpired: true });
    const { body } = await browser.call('getMemberInfo');
    expect([body.code, body.params]).toEqual(['password_change_required', { account: '+8801712345678' }]);
  });

  test('may log out', async () => {
    const { browser } = await restrictedSession();
    expect((await browser.call('logout')).status).toBe(200);
    expect(browser.cookies.has(cookie)).toBe(false);
  });
});

describe('a password older than 90 days', () => {
  test('must be changed where the brand lets passwords expire', async () => {
    const member = await gateway.registerMember();
    gateway.clock.advance(90 * 24 * 3600);
    expect((await logIn(gateway.guest(), member.username, member.password)).body.value).toMatchObject({ passwordExpired: false });
    gateway.clock.advance(1);
    const browser = gateway.guest();
    expect((await logIn(browser, member.username, member.password)).body.value).toMatchObject({ passwordExpired: true });
    expect((await browser.call('getBalance')).body.code).toBe('password_change_required');
  });

  test('stays good elsewhere', async () => {
    const member = await gateway.registerMember({ host: 'delta.localhost' });
    gateway.clock.advance(1000 * 24 * 3600);
    const { body } = await logIn(gateway.guest({ host: 'delta.localhost' }), member.username, member.password);
    expect(body.value).toMatchObject({ passwordExpired: false });
  });
});
