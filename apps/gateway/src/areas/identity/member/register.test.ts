// Security G04 (docs/security.md).
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCaptcha, startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openDetails } from './personal-data.ts';
import { addAffiliateCode, endAffiliateCode } from './affiliates.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const password = 'correct horse battery';
type Fields = Record<string, unknown>;

async function register(fields: Fields, browser = gateway.guest()) {
  const body = {
    password,
    confirmPassword: fields['password'] ?? password,
    termsAccepted: true,
    ageConfirmed: true,
    altcha: await browser.solve(),
    ...fields,
  };
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
    ['birthday', 'of nobody alive', { username: 'oldest', birthday: '0001-01-01' }, 'wrong'],
    ['birthday', 'on a day that does not exist', { username: 'leaping', birthday: '2001-02-30' }, 'pattern'],
    ['email', 'that the brand does not ask for', { username: 'mailer', email: 'a@b.example' }, 'unknown'],
  ])('refuses a %s %s', async (field, _what, fields, rule) => {
    const { status, body } = await register(fields);
    expect([status, body.code]).toEqual([422, 'field_invalid']);
    expect(body.fields).toEqual(expect.arrayContaining([expect.objectContaining({ field, rule })]));
  });

  test.each([
    '12345678',
    'password',
    'aaaaaaaaaa',
    'Lotus Club',
    'lotusclub1',
    'qwerty123',
    // Long, but made of the most common parts.
    'password12345678',
    'qwertyuiopasdfgh',
    'lotusclubXk9$q',
    'Mustang!Mustang!',
    'commoner_2024',
  ])('refuses the common password %j', async (common) => {
    const { status, body } = await register({ username: 'commoner', password: common });
    expect([status, body.code]).toEqual([400, 'password_too_common']);
  });

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

  test('A01: a password has 8 characters or more, 64 are taken, and it is compared exactly', async () => {
    const short = await register({ username: 'exact', password: 'aB3$xY9' });
    expect([short.status, short.body.fields]).toEqual([422, [expect.objectContaining({ field: 'password', rule: 'length', min: 8 })]]);
    const long = ` ${[...'pass phrase 🐘 '.repeat(6)].slice(0, 61).join('')}\u200F `;
    expect([...long]).toHaveLength(64);
    expect((await register({ username: 'exact', password: long })).status).toBe(200);
    const logIn = async (tried: string) => {
      const browser = gateway.guest();
      return (
        await browser.call('login', { body: { type: 'username', username: 'exact', password: tried, altcha: await browser.solve() } })
      ).status;
    };
    expect(await logIn(long)).toBe(200);
    for (const other of [long.trim(), long.replace('\u200F', '')]) expect(await logIn(other)).toBe(401);
  });

  test('keeps names unique regardless of case, also under simultaneous requests', async () => {
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
          {
            username: 'twofold',
            birthday: '1990-01-31',
            captcha: await readCaptcha(delta, gateway.db, 'register'),
            password: 'another phrase',
          },
          delta,
        )
      ).status,
    ).toBe(200);
    const answer = await delta.call('login', { body: { type: 'username', username: 'twofold', password, altcha: await delta.solve() } });
    expect(answer.body.code).toBe('login_failed');
  });

  test('requires acceptance of the terms', async () => {
    const { status, body } = await register({ username: 'termless', termsAccepted: false });
    expect([status, body.code]).toEqual([422, 'terms_not_accepted']);
  });

  test('requires proof of work, which a mistake in a field does not use up', async () => {
    const browser = gateway.guest();
    const altcha = await browser.solve();
    expect((await register({ username: 'x', altcha }, browser)).body.code).toBe('field_invalid');
    expect((await register({ username: 'humane', altcha }, browser)).status).toBe(200);
    expect((await register({ username: 'humane2', altcha }, gateway.guest())).body.code).toBe('human_verification_failed');
  });

  test.each(['referralCode', 'affiliateCode'])('refuses an unknown invitation code, as %s', async (field) => {
    await addAffiliateCode(gateway.db, 'lotus', 'FRIEND7', gateway.clock.now());
    for (const code of ['not a code!', 'NOBODYS', 'FRIEND7%', `FRIEND7${'7'.repeat(200)}`]) {
      const { body } = await register({ username: 'invited', [field]: code });
      expect([body.code, body.fields]).toEqual(['invitation_code_error', [{ field, rule: 'wrong' }]]);
    }
    const username = `by${field}`.slice(0, 16);
    expect((await register({ username, [field]: ' Friend7\u200F' })).status).toBe(200);
    const invited = gateway.db.selectFrom('member').select('invitation_code').where('username', '=', username);
    expect(await invited.executeTakeFirst()).toEqual({ invitation_code: 'friend7' });
  });

  test('a code is valid at its merchant until it is ended; guessing codes is limited', async () => {
    const now = gateway.clock.now();
    const check = async (code: string, host = 'lotus.localhost') =>
      (await gateway.guest({ host, ip: '198.51.100.61' }).value('getAffiliate', { query: { code } })).valid;
    expect(await addAffiliateCode(gateway.db, 'lotus', 'PARTNER1', now)).toBe(true);
    expect(await addAffiliateCode(gateway.db, 'lotus', 'partner1', now)).toBe(false);
    expect([await check('PARTNER1'), await check('partner1'), await check('PARTNER2')]).toEqual([true, true, false]);
    expect(await check('PARTNER1', 'delta.localhost')).toBe(false);
    expect(await endAffiliateCode(gateway.db, 'lotus', 'Partner1', now)).toBe(true);
    expect(await check('PARTNER1')).toBe(false);
    expect(await endAffiliateCode(gateway.db, 'lotus', 'PARTNER1', now)).toBe(false);
    expect(await addAffiliateCode(gateway.db, 'lotus', 'PARTNER1', now)).toBe(true);
    expect(await check('PARTNER1')).toBe(true);
    const prober = gateway.guest({ ip: '198.51.100.62' });
    for (let tries = 0; tries < 60; tries++) await prober.value('getAffiliate', { query: { code: `TRY${tries}` } });
    expect((await prober.call('getAffiliate', { query: { code: 'PARTNER1' } })).status).toBe(429);
  });

  test('requires the minimum age, by date of birth or by confirmation', async () => {
    const { status, body } = await register({ username: 'ageless', ageConfirmed: false });
    expect([status, body.code, body.fields]).toEqual([422, 'field_invalid', [{ field: 'ageConfirmed', rule: 'adult', min: 18 }]]);
    expect((await register({ username: 'ageless', ageConfirmed: false, birthday: '1990-05-17' })).status).toBe(200);
  });

  test('trims texts and removes invisible characters', async () => {
    expect((await register({ username: ' \u200FTidyone\u200E ', payeeName: ' \u202ERahima\u202C ' })).status).toBe(200);
    const { id } = await gateway.db.selectFrom('member').select('id').where('username', '=', 'Tidyone').executeTakeFirstOrThrow();
    expect(id).toBeTruthy();
    const blank = await register({ username: ' \u200F\u200B ' });
    expect(blank.body.fields).toEqual(expect.arrayContaining([{ field: 'username', rule: 'required' }]));
  });

  test('is refused to a logged-in member', async () => {
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
    const captcha = await readCaptcha(browser, gateway.db, 'register');
    expect((await register({ ...fields, captcha: captcha === '00000' ? '11111' : '00000' }, browser)).body.code).toBe('captcha_wrong');
    expect((await register({ ...fields, captcha }, browser)).body.code).toBe('captcha_wrong');
    gateway.clock.advance(1);
    const fresh = await readCaptcha(browser, gateway.db, 'register');
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
    const old = await register(
      { username: 'today21', birthday: day(0), captcha: await readCaptcha(browser, gateway.db, 'register') },
      browser,
    );
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

describe('the address of the page on which a member registered', () => {
  async function kept(registerUrl: string) {
    const username = `from${randomUUID().slice(0, 8)}`;
    expect((await register({ username, registerUrl })).status).toBe(200);
    const member = await gateway.db.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
    return openDetails(gateway.vault, member)['registerUrl'];
  }

  test('is kept without its query', async () => {
    const url = 'https://www.lotus.localhost/register?referralCode=A&name=Rahima#top';
    expect(await kept(url)).toBe('https://www.lotus.localhost/register');
  });

  test.each(['https://delta.localhost/register', 'https://elsewhere.example/', 'javascript:alert(1)', 'no address'])(
    'is not kept where it is %j, no address of this site',
    async (url) => {
      expect(await kept(url)).toBeUndefined();
    },
  );
});
