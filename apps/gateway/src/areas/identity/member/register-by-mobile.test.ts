import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const password = 'correct horse battery';
type Browser = ReturnType<TestGateway['guest']>;
let last = 1_700_000_000;
const newNumber = () => String(++last);

async function askCode(browser: Browser, mobileNum: string) {
  return browser.call('sendRegisterSms', {
    body: { countryDialingCode: '+880', mobileNum, regType: 'registerMobile', altcha: await browser.solve() },
  });
}
async function sentTo(mobileNum: string) {
  const sent = (await gateway.outbox()).filter((e) => e.kind === 'sms' && e.recipient === `+880${mobileNum}`);
  return { count: sent.length, code: /\d{6}/.exec(sent[0]?.body ?? '')?.[0] ?? '' };
}
async function register(browser: Browser, mobileNum: string, verificationCode: string) {
  return browser.call('registerMemberByMobile', {
    body: {
      countryDialingCode: '+880',
      mobileNum,
      verificationCode,
      password,
      confirmPassword: password,
      termsAccepted: true,
      ageConfirmed: true,
      altcha: await browser.solve(),
    },
  });
}

test('the code comes in the language that the visitor chose', async () => {
  const browser = gateway.guest();
  const [inDefault, inEnglish] = [newNumber(), newNumber()];
  await askCode(browser, inDefault);
  browser.cookies.set('lang', 'EN');
  await askCode(browser, inEnglish);
  const textTo = async (mobileNum: string) => (await gateway.outbox()).find((e) => e.recipient === `+880${mobileNum}`)?.body;
  expect(await textTo(inEnglish)).toMatch(/is your code/);
  expect(await textTo(inDefault)).not.toMatch(/is your code/);
});

test('a number with the code that was sent to it becomes a member, who logs in by the number', async () => {
  const browser = gateway.guest();
  const mobileNum = newNumber();
  expect((await askCode(browser, mobileNum)).body.value).toEqual({ expiredMinutes: 1 });
  const { code } = await sentTo(mobileNum);
  const { status, body } = await register(browser, mobileNum, code);
  expect(status).toBe(200);
  expect(body.value).toMatchObject({ member: { account: `+880${mobileNum}`, role: 'member' } });
  const other = gateway.guest();
  expect(
    (await other.call('login', { body: { type: 'username', username: `+880${mobileNum}`, password, altcha: await other.solve() } })).status,
  ).toBe(200);
  gateway.clock.advance(60);
  const late = gateway.guest();
  await askCode(late, mobileNum);
  expect((await register(late, mobileNum, (await sentTo(mobileNum)).code)).body.code).toBe('mobile_taken');
});

test('a number is the same however it is written: when a code is requested, at registration and when it is taken', async () => {
  const browser = gateway.guest();
  const mobileNum = newNumber();
  expect((await askCode(browser, `+880 (0) ${mobileNum.slice(0, 4)}-${mobileNum.slice(4)}`)).status).toBe(200);
  const { code } = await sentTo(mobileNum);
  const { body } = await register(browser, ` 0${mobileNum}\u200F`, code);
  expect(body.value).toMatchObject({ member: { account: `+880${mobileNum}` } });
  expect((await askCode(gateway.guest(), `0${mobileNum}`)).status, 'the same number within a minute').toBe(429);
});

test.each(['+84912345678', '171234567', '17x12345678', '😀'.repeat(5), '\u200F'.repeat(20)])(
  '%j is no number of this site',
  async (typed) => {
    const { status, body } = await askCode(gateway.guest(), typed);
    expect([status, body.code, body.fields]).toEqual([422, 'field_invalid', [{ field: 'mobileNum', rule: 'pattern', min: 10, max: 10 }]]);
  },
);

describe('a code', () => {
  test('A06: is good for ten minutes and for its own number only, and is not stored in clear', async () => {
    const [browser, mine, other] = [gateway.guest(), newNumber(), newNumber()];
    await askCode(browser, mine);
    const { code } = await sentTo(mine);
    const stored = JSON.stringify(await gateway.db.selectFrom('one_time_code').selectAll().execute());
    expect(stored).not.toContain(code);
    // No hash is stored either that somebody with the database could reverse by trying a million codes.
    for (const text of [code, `+880${mine}:register:${code}`])
      expect(stored).not.toContain(createHash('sha256').update(text).digest('hex'));
    expect((await register(browser, other, code)).body.code).toBe('code_invalid');
    gateway.clock.advance(600);
    expect((await register(browser, mine, code)).body.code).toBe('code_expired');
  });

  test('A06: is void after five wrong tries', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    await askCode(browser, mobileNum);
    const { code } = await sentTo(mobileNum);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i++) expect((await register(browser, mobileNum, wrong)).body.code).toBe('code_invalid');
    expect((await register(browser, mobileNum, code)).body.code).toBe('code_expired');
  });

  test('A06: of another purpose opens nothing, though it went to the same number', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    await askCode(browser, mobileNum);
    const { code } = await sentTo(mobileNum);
    await gateway.db.updateTable('one_time_code').set({ purpose: 'reset' }).execute();
    expect((await register(browser, mobileNum, code)).body.code).toBe('code_invalid');
    await gateway.db.updateTable('one_time_code').set({ purpose: 'register' }).execute();
    expect((await register(browser, mobileNum, code)).status).toBe(200);
  });

  test('A06: belongs to the browser that requested it: another can neither use it nor use it up', async () => {
    const [browser, stranger, mobileNum] = [gateway.guest(), gateway.guest(), newNumber()];
    await askCode(browser, mobileNum);
    const { code } = await sentTo(mobileNum);
    for (let i = 0; i < 6; i++) expect((await register(stranger, mobileNum, code)).body.code).toBe('code_invalid');
    expect((await register(browser, mobileNum, code)).status).toBe(200);
  });

  test('A06: registers one member, however many use it at once', async () => {
    const [browser, mobileNum] = [gateway.guest(), newNumber()];
    await askCode(browser, mobileNum);
    const { code } = await sentTo(mobileNum);
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(browser, mobileNum, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('text messages', () => {
  test('A07: go to one number once a minute and five times a day', async () => {
    const mobileNum = newNumber();
    const browser = gateway.guest({ ip: '198.51.100.1' });
    for (let sent = 1; sent <= 5; sent++) {
      expect((await askCode(browser, mobileNum)).status).toBe(200);
      gateway.clock.advance(59);
      const tooSoon = await askCode(browser, mobileNum);
      expect([tooSoon.status, tooSoon.headers['retry-after']]).toEqual([429, '1']);
      gateway.clock.advance(1);
    }
    expect((await askCode(browser, mobileNum)).status).toBe(429);
    expect((await sentTo(mobileNum)).count).toBe(5);
    gateway.clock.advance(24 * 3600);
    expect((await askCode(browser, mobileNum)).status).toBe(200);
  });

  test('A07: are limited to twenty an hour per address, whatever forwarding headers say', async () => {
    const numbers = Array.from({ length: 21 }, newNumber);
    const statuses = [];
    for (const [i, mobileNum] of numbers.entries()) {
      const browser = gateway.guest({ ip: '198.51.100.2', headers: { 'x-forwarded-for': `192.0.2.${i}` } });
      statuses.push((await askCode(browser, mobileNum)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await sentTo(numbers.at(-1)!)).count).toBe(0);
  });

  test('A07, row 12: are sent for a POST only; a GET sends nothing', async () => {
    const query = `countryDialingCode=%2B880&mobileNum=${newNumber()}&regType=registerMobile&altcha=`;
    const before = (await gateway.outbox()).length;
    const { statusCode, headers } = await gateway.guest().inject({ method: 'GET', url: `/wps/verification/sms/register?${query}` });
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
    expect((await gateway.outbox()).length).toBe(before);
  });

  test('A07: require proof of work, a number of the countries served, and a brand that registers by number', async () => {
    const body = { countryDialingCode: '+880', mobileNum: newNumber(), regType: 'registerMobile' as const, altcha: '' };
    expect((await gateway.guest().call('sendRegisterSms', { body })).body.code).toBe('human_verification_failed');
    const altcha = await gateway.guest().solve();
    for (const wrong of [{ countryDialingCode: '+1' }, { mobileNum: '123' }, { mobileNum: '17000000a1' }])
      expect((await gateway.guest().call('sendRegisterSms', { body: { ...body, ...wrong, altcha } })).body.code).toBe('field_invalid');
    expect((await gateway.guest({ host: 'delta.localhost' }).call('sendRegisterSms', { body: { ...body, altcha } })).body.code).toBe(
      'function_not_enabled',
    );
  });
});
