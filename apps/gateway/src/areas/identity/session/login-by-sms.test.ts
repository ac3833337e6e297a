import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setMemberBlocked } from '../member/block.ts';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(3601));

type Browser = ReturnType<TestGateway['guest']>;
let last = 1_800_000_000;
const newNumber = () => String(++last);

async function memberWithNumber() {
  const mobileNum = newNumber();
  const member = await gateway.registerMember();
  await giveContacts(gateway, member.memberId, { mobile: `+880${mobileNum}` });
  return { ...member, mobileNum };
}
async function ask(browser: Browser, mobileNum: string, purpose: 'login' | 'reset' = 'login') {
  await browser.value('sendGuestSms', { body: { purpose, countryDialingCode: '+880', mobileNum, altcha: await browser.solve() } });
}
/** The code that was sent to a member; the answer does not wait for the carrier. */
async function askCode(browser: Browser, mobileNum: string, purpose: 'login' | 'reset' = 'login') {
  const sent = async () => (await gateway.outbox()).filter(({ kind, recipient }) => kind === 'sms' && recipient === `+880${mobileNum}`);
  const before = (await sent()).length;
  await ask(browser, mobileNum, purpose);
  await expect.poll(async () => (await sent()).length).toBe(before + 1);
  return /\d{6}/.exec((await sent())[0]!.body)![0];
}
function logIn(browser: Browser, mobileNum: string, code: string) {
  return browser.call('login', { body: { type: 'sms', username: `+880${mobileNum}`, password: code, altcha: '' } });
}
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('an unconfirmed number lets nobody in', async () => {
  const mobileNum = newNumber();
  const member = await gateway.registerMember();
  await giveContacts(gateway, member.memberId, { mobile: `+880${mobileNum}`, proved: false });
  const before = (await gateway.outbox()).length;
  await ask(gateway.guest(), mobileNum);
  expect((await gateway.outbox()).length).toBe(before);
});

describe('row 17: a code sent by SMS', () => {
  test('logs in, once, without any human check; nothing of it is hashed as a password, counted as one, or logged', async () => {
    const { mobileNum, memberId } = await memberWithNumber();
    const browser = gateway.guest();
    const code = await askCode(browser, mobileNum);
    vi.mocked(argon2.verify).mockClear();
    vi.mocked(argon2.hash).mockClear();
    const { status, body } = await logIn(browser, mobileNum, code);
    expect([status, body.value]).toMatchObject([200, { member: { id: memberId } }]);
    expect((await logIn(gateway.guest(), mobileNum, code)).body.code).toBe('code_invalid');
    expect((await logIn(browser, mobileNum, code)).body.code).toBe('code_invalid');
    expect([vi.mocked(argon2.verify).mock.calls, vi.mocked(argon2.hash).mock.calls]).toEqual([[], []]);
    expect(await gateway.db.selectFrom('login_attempt').selectAll().where('secret', '=', 'password').execute()).toEqual([]);
    expect(lines.filter((line) => line.includes(code))).toEqual([]);
  });

  test('that is wrong is refused at its field; the sixth try voids it, and the password is not locked by that', async () => {
    const member = await memberWithNumber();
    const browser = gateway.guest();
    const code = await askCode(browser, member.mobileNum);
    for (let i = 0; i < 5; i++)
      expect((await logIn(browser, member.mobileNum, otherThan(code))).body).toMatchObject({
        code: 'code_invalid',
        fields: [{ field: 'password' }],
      });
    expect((await logIn(browser, member.mobileNum, code)).body.code).toBe('code_expired');
    const { username, password } = member;
    const body = { type: 'username' as const, username, password, altcha: await browser.solve() };
    expect((await browser.call('login', { body })).status).toBe(200);
  });

  test('is good for ten minutes', async () => {
    const { mobileNum } = await memberWithNumber();
    const browser = gateway.guest();
    const code = await askCode(browser, mobileNum);
    gateway.clock.advance(601);
    expect((await logIn(browser, mobileNum, code)).body.code).toBe('code_expired');
  });

  test('of another purpose does not log in', async () => {
    const { mobileNum } = await memberWithNumber();
    const browser = gateway.guest();
    expect((await logIn(browser, mobileNum, await askCode(browser, mobileNum, 'reset'))).body.code).toBe('code_invalid');
  });

  test('for a number without a member is answered like a wrong one', async () => {
    const [browser, other] = [gateway.guest(), gateway.guest()];
    const { mobileNum } = await memberWithNumber();
    const stranger = newNumber();
    await ask(browser, stranger);
    const code = await askCode(other, mobileNum);
    const [strange, wrong] = [await logIn(browser, stranger, '123123'), await logIn(other, mobileNum, otherThan(code))];
    expect({ ...strange.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(strange.status).toBe(wrong.status);
  });

  test('proves less than the password, and is refused to a blocked member', async () => {
    const { mobileNum, memberId } = await memberWithNumber();
    const browser = gateway.guest();
    await logIn(browser, mobileNum, await askCode(browser, mobileNum));
    const newPassword = 'a whole new passphrase';
    const { body } = await browser.call('changePassword', { body: { newPassword, confirmNewPassword: newPassword } });
    expect(body.code).toBe('old_password_required');
    await setMemberBlocked(gateway.db, memberId, true);
    gateway.clock.advance(61);
    expect((await logIn(browser, mobileNum, await askCode(browser, mobileNum))).body.code).toBe('account_blocked');
  });

  test('does not ask for a new password: an expired or one-time password is changed when it is used', async () => {
    const { mobileNum, memberId, username, password } = await memberWithNumber();
    await gateway.db.updateTable('member').set({ must_change_password: true }).where('id', '=', memberId).execute();
    const browser = gateway.guest();
    const { body } = await logIn(browser, mobileNum, await askCode(browser, mobileNum));
    expect(body.value).toMatchObject({ passwordExpired: false });
    const typed = await browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
    expect(typed.body.value).toMatchObject({ passwordExpired: true });
  });

  test('is refused where the brand does not offer it: nothing is sent, nobody gets in', async () => {
    const browser = gateway.guest({ host: 'delta.localhost' });
    const body = { type: 'sms' as const, username: '+84912345678', password: '123456', altcha: '' };
    expect((await browser.call('login', { body })).body.code).toBe('function_not_enabled');
  });

  test('can be tried from one address no more often than a password', async () => {
    const strict = await startTestGateway({ config: { limits: { ...gateway.config.limits, loginTries: 3 } } });
    const browser = strict.guest();
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await logIn(browser, newNumber(), '123456')).body.code);
    expect(codes).toEqual(['code_invalid', 'code_invalid', 'code_invalid', 'too_many_requests']);
    await strict.close();
  });
});
