import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { setMemberBlocked } from './block.ts';
import { reachableMember } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(3601));

const newPassword = 'a whole new passphrase';
let count = 0;
const newNumber = () => `17${String(++count).padStart(8, '0')}`;
type Browser = ReturnType<TestGateway['guest']>;

async function memberWithNumber(email?: string) {
  const mobileNum = newNumber();
  const member = await reachableMember(gateway, { mobile: `+880${mobileNum}`, ...(email ? { email } : {}) });
  return Object.assign(member, { mobileNum });
}
async function codeFor(browser: Browser, mobileNum: string): Promise<string> {
  const body = { purpose: 'reset' as const, countryDialingCode: '+880', mobileNum, altcha: await browser.solve() };
  await browser.value('sendGuestSms', { body });
  const sent = (await gateway.outbox()).find(({ kind, recipient }) => kind === 'sms' && recipient === `+880${mobileNum}`);
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '000000';
}
function reset(browser: Browser, mobileNum: string, verificationCode: string, password = newPassword, confirm = password) {
  const body = { countryDialingCode: '+880', mobileNum, verificationCode, newPassword: password, confirmNewPassword: confirm };
  return browser.call('resetPasswordByMobile', { body });
}
const logIn = async (username: string, password: string) => {
  const guest = gateway.guest();
  return (await guest.call('login', { body: { type: 'username', username, password, altcha: await guest.solve() } })).status;
};

describe('a forgotten password by mobile number', () => {
  test('row 18: is replaced by the code, and the answer itself is a log-in', async () => {
    const member = await memberWithNumber();
    const browser = gateway.guest();
    const { status, body } = await reset(browser, member.mobileNum, await codeFor(browser, member.mobileNum));
    const until = new Date(gateway.clock.now().getTime() + 24 * 3600 * 1000).toISOString();
    expect([status, body.value]).toMatchObject([200, { passwordExpired: false, member: { withdrawalsPausedUntil: until } }]);
    expect(await browser.value('getMemberInfo')).toMatchObject({ account: member.username, withdrawalsPausedUntil: until });
    expect([await logIn(member.username, member.password), await logIn(member.username, newPassword)]).toEqual([401, 200]);
  });

  test('A13: ends every other session, and notifies the member at the site, by SMS and by mail, in their language', async () => {
    const email = 'nadia@example.com';
    const member = await memberWithNumber(email);
    const browser = gateway.guest();
    await reset(browser, member.mobileNum, await codeFor(browser, member.mobileNum));
    expect((await member.call('getMemberInfo')).status).toBe(401);
    expect((await browser.value('listMessages')).list.filter(({ kind }) => kind === 'passwordRecovered')).toHaveLength(1);
    const told = (await gateway.outbox()).filter(({ body }) => body.includes('withdrawals are possible again'));
    const where = told.map(({ recipient }) => recipient);
    for (const recipient of [`+880${member.mobileNum}`, email]) expect(where.filter((each) => each === recipient)).toHaveLength(1);
  });

  test('lets in a member whose name was locked by wrong tries', async () => {
    const member = await memberWithNumber();
    const now = gateway.clock.now();
    const locked = { failures: 5, last_failed_at: now, locked_until: new Date(now.getTime() + 300_000) };
    const guess = { merchant: 'lotus', secret: 'password' as const, account: member.username };
    await gateway.db
      .insertInto('login_attempt')
      .values({ ...guess, ...locked })
      .execute();
    expect(await logIn(member.username, member.password)).toBe(429);
    const browser = gateway.guest();
    await reset(browser, member.mobileNum, await codeFor(browser, member.mobileNum));
    expect(await logIn(member.username, newPassword)).toBe(200);
  });

  test('A06: needs the code of this number and this browser, once; five wrong tries void it', async () => {
    const [member, other] = [await memberWithNumber(), await memberWithNumber()];
    const browser = gateway.guest();
    const code = await codeFor(browser, member.mobileNum);
    expect((await reset(gateway.guest(), member.mobileNum, code)).body.code).toBe('code_invalid');
    expect((await reset(browser, other.mobileNum, code)).body.code).toBe('code_invalid');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i++) expect((await reset(browser, member.mobileNum, wrong)).body.code).toBe('code_invalid');
    expect((await reset(browser, member.mobileNum, code)).status).toBe(400);
    gateway.clock.advance(61);
    const next = await codeFor(browser, member.mobileNum);
    expect((await reset(browser, member.mobileNum, next)).status).toBe(200);
    expect((await reset(browser, member.mobileNum, next, 'yet another phrase here')).body.code).toBe('code_invalid');
    expect(await logIn(member.username, newPassword)).toBe(200);
  });

  test('A04: answers a number without a member like a wrong code', async () => {
    const member = await memberWithNumber();
    const answers = [];
    for (const number of [member.mobileNum, newNumber()]) {
      const browser = gateway.guest();
      const code = await codeFor(browser, number);
      const { status, body } = await reset(browser, number, code === '111111' ? '222222' : '111111');
      answers.push([status, { ...body, requestId: '' }]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  test.each([
    ['too short', 'aB3$xY9', 422, 'field_invalid'],
    ['known to everybody', 'password123', 400, 'password_too_common'],
    ['with the brand in it', 'LotusClub2024', 400, 'password_too_common'],
  ])('refuses a new one that is %s, before the code is looked at', async (_what, password, status, code) => {
    const answer = await reset(gateway.guest(), newNumber(), '123456', password);
    expect([answer.status, answer.body.code, answer.body.fields?.map(({ field }) => field)]).toEqual([status, code, ['newPassword']]);
  });

  test('refuses the old one, the payment password and the name, but only with the right code, which stays valid', async () => {
    const member = await memberWithNumber();
    await member.value('setPaymentPassword', { body: { newPassword: 'of another kind', confirmNewPassword: 'of another kind' } });
    const browser = gateway.guest();
    const code = await codeFor(browser, member.mobileNum);
    expect((await reset(browser, member.mobileNum, code, member.password)).body.code).toBe('passwords_must_differ');
    expect((await reset(browser, member.mobileNum, code, 'of another kind')).body.code).toBe('passwords_must_differ');
    expect((await reset(browser, member.mobileNum, code, `${member.username}2024`)).body.code).toBe('password_too_common');
    expect((await reset(browser, member.mobileNum, code)).status).toBe(200);
  });

  test('reports what is missing, and which entries differ, at their fields', async () => {
    const { status, body } = await reset(gateway.guest(), '', ' ', newPassword, `${newPassword} `);
    expect([status, body.fields]).toEqual([
      422,
      [
        { field: 'mobileNum', rule: 'required' },
        { field: 'verificationCode', rule: 'required' },
        { field: 'confirmNewPassword', rule: 'mismatch' },
      ],
    ]);
  });

  test('refuses a blocked member, and changes nothing', async () => {
    const member = await memberWithNumber();
    const browser = gateway.guest();
    const code = await codeFor(browser, member.mobileNum);
    await setMemberBlocked(gateway.db, member.memberId, true);
    expect((await reset(browser, member.mobileNum, code)).body.code).toBe('account_blocked');
    await setMemberBlocked(gateway.db, member.memberId, false);
    expect(await logIn(member.username, member.password)).toBe(200);
  });

  test('is off where the brand has it not', async () => {
    const browser = gateway.guest({ host: 'delta.localhost' });
    expect((await reset(browser, newNumber(), '123456')).body.code).toBe('function_not_enabled');
  });

  test('by two at once happens once', async () => {
    const member = await memberWithNumber();
    const browser = gateway.guest();
    const code = await codeFor(browser, member.mobileNum);
    const answers = await Promise.all([
      reset(browser, member.mobileNum, code),
      reset(browser, member.mobileNum, code, 'yet another phrase here'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
