import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { phoneClient, startPhoneIssuer, type PhoneIssuer } from '../../../testing/phone-issuer.ts';
import { readPhoneAuth } from './settings.ts';

let issuer: PhoneIssuer;
let gateway: TestGateway;
let clock: () => Date = () => new Date();
beforeAll(async () => {
  issuer = await startPhoneIssuer(() => clock());
  const { id, secret, grantType } = phoneClient;
  const phoneAuth = readPhoneAuth({
    PHONE_AUTH_ISSUER: `${issuer.url}/`,
    PHONE_AUTH_CLIENT_ID: id,
    PHONE_AUTH_CLIENT_SECRET: secret,
    PHONE_AUTH_GRANT_TYPE: grantType,
  });
  gateway = await startTestGateway({ config: { phoneAuth } });
  clock = () => gateway.clock.now();
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.down = false;
  // Each test starts with full allowances.
  gateway.clock.advance(24 * 3600);
});

type Browser = ReturnType<TestGateway['guest']>;
let last = 1_900_000_000;
const newNumber = () => String(++last);
const password = 'correct horse battery';

async function register(browser: Browser, mobileNum: string, proof: { verificationCode?: string; firebaseIdToken?: string }) {
  const body = {
    countryDialingCode: '+880',
    mobileNum,
    ...proof,
    password,
    confirmPassword: password,
    termsAccepted: true,
    ageConfirmed: true,
  };
  const { status, body: answer } = await browser.call('registerMemberByMobile', { body: { ...body, altcha: await browser.solve() } });
  return { status, code: answer.code, params: answer.params };
}
async function askCode(browser: Browser, mobileNum: string) {
  return browser.call('sendRegisterSms', {
    body: { countryDialingCode: '+880', mobileNum, regType: 'registerMobile', altcha: await browser.solve() },
  });
}
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a code of the provider', () => {
  test('goes out by the provider, and makes a member once', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    expect((await askCode(browser, mobileNum)).body.value).toEqual({ expiredMinutes: 1 });
    expect((await gateway.outbox()).filter(({ kind }) => kind === 'sms')).toEqual([]);
    const code = issuer.codeOf(`+880${mobileNum}`)!;
    expect(await register(browser, mobileNum, { verificationCode: wrongFor(code) })).toMatchObject({ code: 'code_invalid' });
    expect(await register(browser, mobileNum, { verificationCode: code })).toMatchObject({ status: 200 });
  });

  test('A07: is limited as ours are', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    expect((await askCode(browser, mobileNum)).status).toBe(200);
    const again = await askCode(browser, mobileNum);
    expect([again.status, again.body.params]).toEqual([429, { retryAfter: 60 }]);
  });

  test('A06: has five tries', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    await askCode(browser, mobileNum);
    const code = issuer.codeOf(`+880${mobileNum}`)!;
    for (let i = 0; i < 5; i++)
      expect((await register(browser, mobileNum, { verificationCode: wrongFor(code) })).code).toBe('code_invalid');
    expect(await register(browser, mobileNum, { verificationCode: code })).toMatchObject({ status: 429 });
  });

  test('that the provider cannot send or check is refused with that reason', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    issuer.down = true;
    const { status, body } = await askCode(browser, mobileNum);
    expect([status, body.code, body.params]).toEqual([503, 'code_not_sent', { retryAfter: 60 }]);
    expect(await register(browser, mobileNum, { verificationCode: '123456' })).toMatchObject({ code: 'unavailable' });
  });
});

describe('row 16: a Firebase token sent with the registration', () => {
  const now = () => gateway.clock.now();
  const later = (seconds: number) => Math.floor(now().getTime() / 1000) + seconds;

  test('registers its own number without a code', async () => {
    const mobileNum = newNumber();
    const firebaseIdToken = await issuer.token(`+880${mobileNum}`, now());
    expect(await register(gateway.guest(), mobileNum, { firebaseIdToken })).toMatchObject({ status: 200 });
  });

  test('of another number, audience, issuer or time is refused', async () => {
    const mobileNum = newNumber();
    const mobile = `+880${mobileNum}`;
    const wrong = {
      number: await issuer.token('+8801111111111', now()),
      'number without its code': await issuer.token(mobile, now(), { phone_number: mobileNum }),
      'no number': await issuer.token(mobile, now(), { phone_number: undefined as unknown as string }),
      audience: await issuer.token(mobile, now(), { aud: 'another-app' }),
      issuer: await issuer.token(mobile, now(), { iss: 'https://elsewhere.example/' }),
      'issuer of the same beginning': await issuer.token(mobile, now(), { iss: `${issuer.url}/other` }),
      expired: await issuer.token(mobile, now(), { exp: later(-31) }),
      'for ever': await issuer.token(mobile, now(), { exp: undefined as unknown as number }),
      old: await issuer.token(mobile, new Date(now().getTime() - 631_000)),
      'of tomorrow': await issuer.token(mobile, now(), { iat: later(3600), exp: later(7200) }),
      'not yet': await issuer.token(mobile, now(), { nbf: later(60) }),
    };
    for (const [what, firebaseIdToken] of Object.entries(wrong))
      expect([what, await register(gateway.guest(), mobileNum, { firebaseIdToken })]).toMatchObject([
        what,
        { status: 400, code: 'code_invalid' },
      ]);
  });

  test('that the provider did not sign is refused', async () => {
    const mobileNum = newNumber();
    const mobile = `+880${mobileNum}`;
    const { privateKey } = await generateKeyPair('RS256');
    const good = await issuer.token(mobile, now());
    const [head, , signature] = good.split('.') as [string, string, string];
    const claims = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(good.split('.')[1]!, 'base64url').toString()), sub: 'x' }));
    const wrong = {
      'another key': await issuer.token(mobile, now(), { key: privateKey }),
      'another key by an unknown name': await issuer.token(mobile, now(), { key: privateKey, kid: 'k2' }),
      'altered claims': [head, claims.toString('base64url'), signature].join('.'),
      'altered signature': [head, good.split('.')[1], signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.'),
      'no signature': new UnsecuredJWT({ phone_number: mobile })
        .setIssuer(`${issuer.url}/`)
        .setAudience(phoneClient.id)
        .setSubject('x')
        .setIssuedAt(now())
        .setExpirationTime(later(600))
        .encode(),
      'a shared secret': await issuer.token(mobile, now(), { key: Buffer.from(phoneClient.secret.padEnd(32)), alg: 'HS256' }),
      'no token at all': 'a.b.c',
      nothing: '',
    };
    for (const [what, firebaseIdToken] of Object.entries(wrong))
      expect([what, await register(gateway.guest(), mobileNum, { firebaseIdToken })]).toMatchObject([
        what,
        { status: 400, code: 'code_invalid' },
      ]);
    expect(await register(gateway.guest(), mobileNum, { firebaseIdToken: good })).toMatchObject({ status: 200 });
  });

  test('is refused, with the reason, when the provider’s keys cannot be fetched', async () => {
    const { id } = phoneClient;
    const phoneAuth = readPhoneAuth({ PHONE_AUTH_ISSUER: `${issuer.url}/`, PHONE_AUTH_CLIENT_ID: id });
    const other = await startTestGateway({ config: { phoneAuth } });
    issuer.down = true;
    const mobileNum = newNumber();
    const firebaseIdToken = await issuer.token(`+880${mobileNum}`, other.clock.now());
    const refused = await register(other.guest(), mobileNum, { firebaseIdToken });
    issuer.down = false;
    const admitted = await register(other.guest(), mobileNum, { firebaseIdToken });
    await other.close();
    expect([refused.status, refused.code, admitted.status]).toEqual([503, 'unavailable', 200]);
  });

  test('means nothing where no provider is configured', async () => {
    const plain = await startTestGateway();
    const mobileNum = newNumber();
    const firebaseIdToken = await issuer.token(`+880${mobileNum}`, plain.clock.now());
    const refused = await register(plain.guest(), mobileNum, { firebaseIdToken });
    await plain.close();
    expect(refused.code).toBe('function_not_enabled');
  });
});

describe('the configuration', () => {
  const whole = { PHONE_AUTH_ISSUER: 'https://phone.example', PHONE_AUTH_CLIENT_ID: 'x' };

  test('is nothing, or whole', () => {
    expect(readPhoneAuth({})).toBeNull();
    expect(readPhoneAuth(whole)).toMatchObject({ jwksUrl: 'https://phone.example/.well-known/jwks.json', codes: null });
  });

  test.each<[string, Record<string, string>]>([
    ['PHONE_AUTH_ISSUER: is missing', { PHONE_AUTH_CLIENT_ID: 'x' }],
    ['PHONE_AUTH_CLIENT_ID: is missing', { PHONE_AUTH_ISSUER: 'https://phone.example' }],
    ['PHONE_AUTH_GRANT_TYPE: is missing', { ...whole, PHONE_AUTH_CLIENT_SECRET: 'y' }],
    ['PHONE_AUTH_CLIENT_SECRET: is missing', { ...whole, PHONE_AUTH_GRANT_TYPE: 'y' }],
    ['PHONE_AUTH_ISSUER: must be an https address', { ...whole, PHONE_AUTH_ISSUER: 'http://phone.example' }],
    ['PHONE_AUTH_JWKS_URL: must be an https address', { ...whole, PHONE_AUTH_JWKS_URL: 'http://keys.example' }],
  ])('%s: %j', (sentence, env) => {
    expect(() => readPhoneAuth(env)).toThrow(sentence);
  });
});
