import type { Flags } from '@parlour/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { testBrands } from '../../../testing/brands.ts';

const password = 'correct horse battery';
const mobileNum = '1712345678';
type Browser = ReturnType<TestGateway['guest']>;

let gateway: TestGateway;
afterEach(() => gateway.close());

async function serve(flags: Partial<Flags>): Promise<Browser> {
  const [lotus, ...others] = testBrands;
  gateway = await startTestGateway({ brands: [{ ...lotus!, flags: { ...lotus!.flags, ...flags } }, ...others] });
  return gateway.guest();
}
async function register(browser: Browser, fields: { verificationCode?: string } = {}) {
  const body = { countryDialingCode: '+880', mobileNum, password, confirmPassword: password, termsAccepted: true, ageConfirmed: true };
  return browser.call('registerMemberByMobile', { body: { ...body, ...fields, altcha: await browser.solve() } });
}
async function askCode(browser: Browser, purpose: 'register' | 'login') {
  const body = { countryDialingCode: '+880', mobileNum, altcha: await browser.solve() };
  const { status, body: answer } =
    purpose === 'register'
      ? await browser.call('sendRegisterSms', { body: { ...body, regType: 'registerMobile' } })
      : await browser.call('sendGuestSms', { body: { ...body, purpose } });
  return { status, code: answer.code };
}
const codeSent = async () => /\d{6}/.exec((await gateway.outbox()).find(({ kind }) => kind === 'sms')?.body ?? '')?.[0];
async function codeRule(browser: Browser) {
  const { byMobile } = await browser.value('getRegisterSettings');
  return byMobile.find(({ name }) => name === 'verificationCode');
}
async function logIn(body: { type: 'username' | 'sms'; password: string }) {
  const browser = gateway.guest();
  const altcha = body.type === 'sms' ? '' : await browser.solve();
  return (await browser.call('login', { body: { ...body, username: `+880${mobileNum}`, altcha } })).status;
}

test('where only a password is required, no code is sent, requested or accepted', async () => {
  const browser = await serve({ mobileVerification: false, mobilePasswordRegistration: true });
  expect(await codeRule(browser)).toBeUndefined();
  expect(await askCode(browser, 'register')).toMatchObject({ code: 'function_not_enabled' });
  expect((await register(browser, { verificationCode: '123456' })).body.fields).toEqual([{ field: 'verificationCode', rule: 'unknown' }]);
  const { body } = await register(browser);
  expect(body.value).toMatchObject({ member: { account: `+880${mobileNum}` } });
  expect(await logIn({ type: 'username', password })).toBe(200);
});

describe('where the code may be left out', () => {
  const both = { mobileVerification: true, mobilePasswordRegistration: true };

  test('the form says so, and the number logs in by its password alone', async () => {
    const browser = await serve(both);
    expect(await codeRule(browser)).toMatchObject({ required: false });
    expect((await register(browser)).status).toBe(200);
    expect(await logIn({ type: 'username', password })).toBe(200);
    // The phone may belong to somebody else, so it is sent nothing, and no code of it logs anybody in.
    await askCode(gateway.guest(), 'login');
    expect(await codeSent()).toBeUndefined();
  });

  test('a member who enters it has a confirmed number', async () => {
    const browser = await serve(both);
    await askCode(browser, 'register');
    expect((await register(browser, { verificationCode: '000000' })).body.code).toBe('code_invalid');
    expect((await register(browser, { verificationCode: (await codeSent())! })).status).toBe(200);
    gateway.clock.advance(60);
    const late = gateway.guest();
    await askCode(late, 'login');
    const body = { type: 'sms', username: `+880${mobileNum}`, password: (await codeSent())!, altcha: '' } as const;
    expect((await late.call('login', { body })).status).toBe(200);
  });

  test('it does not replace the captcha', async () => {
    const browser = await serve({ ...both, registrationCaptcha: true });
    expect((await register(browser)).body).toMatchObject({ code: 'captcha_required' });
  });
});
