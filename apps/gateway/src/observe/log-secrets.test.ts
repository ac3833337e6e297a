import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { cashierHeaders, vendorHeaders } from '../testing/partners.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { callWallet, launchCode, playing } from '../areas/vendors/testing.ts';
import { reportOf } from '../areas/wallet/testing.ts';

// Security E10: collects everything that is logged at the most verbose level, while people and partners use every kind of secret.
const lines: string[] = [];
/** Texts that no line may contain, by kind. */
const secrets: Record<string, string> = {};
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
  const { config } = gateway;
  Object.assign(secrets, {
    'the key of a vendor': config.vendors['JL']!.key,
    'the key of the cashier': config.payments.sandbox.key,
    'the key of challenges': config.human.hmacKey,
  });
  await people();
  await partners();
  await strangers();
});
afterAll(() => gateway.close());

/** Somebody registers by mobile number, logs out and in, and deposits. */
async function people(): Promise<void> {
  const member = await gateway.registerMember({ username: 'secretive', password: 'the password of registration' });
  keep('a password', member.password);
  keep('a cookie', member.cookies.get('__Host-sid')!);
  const [browser, altcha] = [gateway.guest(), await member.solve()];
  keep('a solution', altcha);
  const mobile = { countryDialingCode: '+880', mobileNum: '1712345678' };
  await browser.value('sendRegisterSms', { body: { ...mobile, regType: 'registerMobile', altcha } });
  const code = /\d{6}/.exec((await gateway.outbox())[0]!.body)![0];
  keep('a code of a text message', code);
  const password = keep('a second password', 'the password of the mobile one');
  await browser.value('registerMemberByMobile', {
    body: {
      ...mobile,
      verificationCode: code,
      password,
      confirmPassword: password,
      termsAccepted: true,
      ageConfirmed: true,
      altcha: await browser.solve(),
    },
  });
  keep('a second cookie', browser.cookies.get('__Host-sid')!);
  await browser.value('getCaptcha');
  await browser.value('logout');
  await browser.call('login', {
    body: {
      type: 'username',
      username: 'secretive',
      password: keep('a wrong password', 'surely not the password'),
      altcha: await browser.solve(),
    },
  });
  await browser.value('login', {
    body: { type: 'username', username: 'secretive', password: member.password, altcha: await browser.solve() },
  });
  keep('a third cookie', browser.cookies.get('__Host-sid')!);
  await browser.value('stepUp', { body: { method: 'password', secret: member.password } });
  const payment = keep('a payment password', 'the payment password 77');
  await browser.value('setPaymentPassword', { body: { newPassword: payment, confirmNewPassword: payment } });
  const deposit = await browser.value('createDeposit', { body: { amount: '500.00' } });
  keep('the address of a payment', new URL(deposit.cashierUrl!).searchParams.get('token')!);
  const raw = JSON.stringify(reportOf(deposit));
  const headers = cashierHeaders(gateway, raw);
  keep('a signature of the cashier', headers['x-signature']!);
  await gateway.app.inject({
    method: 'POST',
    url: '/psp/sandbox/webhook',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: raw,
  });
}

async function partners(): Promise<void> {
  const { player, bet } = await playing(gateway, '100.00');
  const code = keep('a launch code', await launchCode(player));
  await callWallet(gateway, 'authenticate', { code });
  await callWallet(gateway, 'authenticate', { code });
  await bet({ amount: '5000.00' });
  const body = '{"broken":';
  const headers = vendorHeaders(gateway, { method: 'POST', path: '/wallet/v1/bet', body });
  keep('a signature of a vendor', headers['x-signature']!);
  await gateway.app.inject({ method: 'POST', url: '/wallet/v1/bet', headers, payload: body });
}

/** Sends failing requests, with secrets in every possible place. */
async function strangers(): Promise<void> {
  const browser = gateway.guest();
  const token = keep('a token in an address', 'token-of-an-address-0123456789');
  await browser.inject({
    method: 'GET',
    url: `/wps/member/info?token=${token}`,
    headers: { authorization: `Bearer ${token}`, cookie: `__Host-sid=${token}` },
  });
  await browser.inject({ method: 'GET', url: `/no/such/page?code=${token}` });
  const half = keep('half a body', 'half-a-secret-body');
  await browser.inject({
    method: 'POST',
    url: '/wps/session/exchange',
    payload: `{"code":"${half}`,
    headers: { 'content-type': 'application/json' },
  });
  await browser.call('exchangeCode', { body: { code: keep('a wrong code', 'w'.repeat(43)) } });
  await browser.call('login', {
    body: { type: 'username', username: 'line\r\n{"event":"login","memberId":"forged"}', password: 'x', altcha: await browser.solve() },
  });
}

function keep(what: string, secret: string): string {
  secrets[what] = secret;
  return secret;
}

test('every kind of secret was used', () => {
  expect(Object.keys(secrets).length).toBe(19);
  expect(lines.length).toBeGreaterThan(20);
});

test('no line holds one', () => {
  const text = lines.join('');
  expect(
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([what]) => what),
  ).toEqual([]);
});

describe('a line', () => {
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test('is one object, of UTC time, whatever a name holds', () => {
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(entries().every(({ time }) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(time)))).toBe(true);
    expect(entries().filter(({ memberId }) => memberId === 'forged')).toEqual([]);
    expect(entries().some(({ account }) => String(account).startsWith('line\r\n'))).toBe(true);
  });

  test('of a security event says who, from where, and in which request', () => {
    const told = entries().filter(({ security }) => security === true);
    expect(new Set(told.map(({ event }) => event))).toEqual(
      new Set(['login', 'login_failed', 'logout', 'step_up', 'payment_password_changed', 'code_sent', 'refused']),
    );
    expect(told.every(({ ip, requestId }) => ip === '203.0.113.7' && /^[\da-f]{24}$/.test(String(requestId)))).toBe(true);
    expect(told.find(({ event }) => event === 'refused')).toMatchObject({
      refusal: 'code_invalid',
      operation: 'exchangeCode',
      merchant: 'lotus',
    });
  });
});

test('secrets are redacted under every name that they could have', () => {
  const said: string[] = [];
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => void said.push(line) });
  log.info(
    {
      password: 'p-1',
      body: { newPassword: 'p-2', secret: 'p-3', altcha: 'p-4' },
      req: { headers: { 'x-signature': 'p-5', cookie: 'p-6' } },
    },
    'x',
  );
  expect(said.join()).not.toMatch(/p-\d/);
});
