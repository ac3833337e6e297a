import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCaptcha, startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const password = 'correct horse battery';
type Fields = Record<string, unknown>;

async function register(fields: Fields, browser = gateway.guest()) {
  const body = { password, confirmPassword: fields['password'] ?? password, termsAccepted: true, altcha: await browser.solve(), ...fields };
  return browser.call('registerMember', { body: body as never });
}

describe('registration by username', () => {
  test('logs in, opens empty accounts and sends a welcome', async () => {
    const browser = gateway.guest();
    const { status, body } = await register({ username: 'Rahima', payeeName: 'রহিমা খাতুন', language: 'EN' }, browser);
    expect(status).toBe(200);
    expect(body.value).toMatchObject({
      firstTimeLogin: true,
      token: 'cookie',
      member: {
        account: 'Rahima',
        role: 'member',
        type: 0,
        currency: 'BDT',
        language: 'EN',
        payeeName: expect.stringMatching(/^র\*+$/) as string,
      },
    });
    expect(await browser.value('getBalance')).toMatchObject({ available: { amount: '0.00', currency: 'BDT' }, playMoney: false });
    expect((await browser.value('listMessages')).list.map((m) => m.kind)).toEqual(['welcome']);
  });

  test.each([
    ['username', 'short', { username: 'abc' }, 'length'],
    ['username', 'with a digit first', { username: '1abcdef' }, 'pattern'],
    ['username', 'missing', {}, 'required'],
    ['password', 'of 7 characters, though the brand says 6', { username: 'sevener', password: 'aB3$xY9' }, 'length'],
    ['confirmPassword', 'different', { username: 'differ', confirmPassword: 'something else' }, 'mismatch'],
    ['birthday', 'of somebody too young', { username: 'younger', birthday: '2020-01-01' }, 'adult'],
    ['email', 'that the brand does not ask for', { username: 'mailer', email: 'a@b.example' }, 'unknown'],
  ])('refuses a %s %s', async (field, _what, fields, rule) => {
    const { status, body } = await register(fields);
    expect([status, body.code]).toEqual([422, 'field_invalid']);
    expect(body.fields).toEqual(expect.arrayContaining([expect.objectContaining({ field, rule })]));
  });

  test.each(['12345678', 'password', 'aaaaaaaaaa', 'Lotus Club', 'lotusclub1', 'qwerty123'])(
    'refuses the common password %j',
    async (common) => {
      const { status, body } = await register({ username: 'commoner', password: common });
      expect([status, body.code]).toEqual([400, 'password_too_common']);
    },
  );

  test('A02: refuses the most used passwords of all, each in whatever case', async () => {
    const list = readFileSync(path.join(import.meta.dirname, '../session/known-passwords.txt'), 'utf8');
    const most = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(most.length).toBeGreaterThan(10_000);
    for (const each of [...most.slice(0, 25), ...most.slice(-25), '123456', 'LOTUS CLUB'])
      for (const common of [each, each.toUpperCase()]) {
        const { status, body } = await register({ username: 'commoner', password: common });
        expect([common, status, body.code]).toEqual([common, 400, 'password_too_common']);
      }
  });

  test('takes a password of 64 characters with an emoji and outer spaces', async () => {
    const long = ` ${'pass phrase 🐘 '.repeat(4)}`.padEnd(63, 'z') + ' ';
    expect((await register({ username: 'longpass', password: long })).status).toBe(200);
  });

  test('keeps names apart without regard to case, also when many ask at once', async () => {
    expect((await register({ username: 'Karim' })).status).toBe(200);
    const again = await register({ username: 'kARIM' });
    expect([again.status, again.body.code, again.body.fields]).toEqual([409, 'username_taken', [{ field: 'username', rule: 'taken' }]]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ username: 'everybody' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'username_taken')).toHaveLength(5);
    expect(await gateway.db.selectFrom('member').select('id').where('username_folded', '=', 'everybody').execute()).toHaveLength(1);
  });

  test('lets two merchants have a member of the same name, each with its own password', async () => {
    const [lotus, delta] = [gateway.guest(), gateway.guest({ host: 'delta.localhost' })];
    expect((await register({ username: 'twofold' }, lotus)).status).toBe(200);
    expect(
      (
        await register(
          { username: 'twofold', birthday: '1990-01-31', captcha: await readCaptcha(delta, gateway.db), password: 'another phrase' },
          delta,
        )
      ).status,
    ).toBe(200);
    const answer = await delta.call('login', { body: { type: 'username', username: 'twofold', password, altcha: await delta.solve() } });
    expect(answer.body.code).toBe('login_failed');
  });

  test('needs the terms', async () => {
    const { status, body } = await register({ username: 'termless', termsAccepted: false });
    expect([status, body.code]).toEqual([422, 'terms_not_accepted']);
  });

  test('needs a human, whose proof is not used up by a mistake in a field', async () => {
    const browser = gateway.guest();
    const altcha = await browser.solve();
    expect((await register({ username: 'x', altcha }, browser)).body.code).toBe('field_invalid');
    expect((await register({ username: 'humane', altcha }, browser)).status).toBe(200);
    expect((await register({ username: 'humane2', altcha }, gateway.guest())).body.code).toBe('human_verification_failed');
  });

  test('refuses an invitation code that cannot be one', async () => {
    expect((await register({ username: 'invited', referralCode: 'not a code!' })).body.code).toBe('invitation_code_error');
    expect((await register({ username: 'invited', referralCode: 'FRIEND-7' })).status).toBe(200);
  });

  test('is not for somebody who is a member already', async () => {
    const member = await gateway.registerMember();
    expect((await register({ username: 'onemore' }, member)).body.code).toBe('forbidden');
  });
});

describe('where the brand wants a captcha and a birthday', () => {
  const host = 'delta.localhost';

  test('both are checked, and a captcha is good once', async () => {
    const browser = gateway.guest({ host });
    const fields = { username: 'nguyen', birthday: '1990-05-17' };
    const without = await register(fields, browser);
    expect(without.body).toMatchObject({ code: 'captcha_required', captchaRequired: true });
    const captcha = await readCaptcha(browser, gateway.db);
    expect((await register({ ...fields, captcha: captcha === '00000' ? '11111' : '00000' }, browser)).body.code).toBe('captcha_wrong');
    expect((await register({ ...fields, captcha }, browser)).body.code).toBe('captcha_wrong');
    gateway.clock.advance(1);
    const fresh = await readCaptcha(browser, gateway.db);
    expect((await register({ ...fields, captcha: fresh }, gateway.guest({ host }))).body.code).toBe('captcha_wrong');
    expect((await register({ ...fields, captcha: fresh }, browser)).status).toBe(200);
  });

  test('the age is that of the jurisdiction, to the day', async () => {
    const today = gateway.clock.now();
    const day = (shift: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - 21, today.getUTCMonth(), today.getUTCDate() + shift)).toISOString().slice(0, 10);
    const browser = gateway.guest({ host });
    const young = await register({ username: 'almost', birthday: day(1) }, browser);
    expect(young.body.fields).toEqual([{ field: 'birthday', rule: 'adult', min: 21 }]);
    const old = await register({ username: 'today21', birthday: day(0), captcha: await readCaptcha(browser, gateway.db) }, browser);
    expect(old.status).toBe(200);
  });

  test('a captcha is a picture, at most one a second', async () => {
    const browser = gateway.guest({ host });
    const { image, expiresIn } = await browser.value('getCaptcha');
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(image, 'base64').length).toBeGreaterThan(1500);
    expect(expiresIn).toBe(300);
    const { status, headers } = await browser.call('getCaptcha');
    expect([status, headers['retry-after']]).toEqual([429, '1']);
    gateway.clock.advance(1);
    expect((await browser.call('getCaptcha')).status).toBe(200);
  });
});
