import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCaptcha, startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { issueLoginCode } from './login-codes.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Browser = ReturnType<TestGateway['guest']>;
type Fields = { username: string; password: string; captcha?: string };

async function logIn(browser: Browser, { username, password, captcha }: Fields) {
  return browser.call('login', {
    body: { type: 'username', username, password, ...(captcha ? { captcha } : {}), altcha: await browser.solve() },
  });
}
async function logInWithCaptcha(browser: Browser, fields: Fields) {
  gateway.clock.advance(1);
  return logIn(browser, { ...fields, captcha: await readCaptcha(browser, gateway.db) });
}

describe('A03: a password', () => {
  test('is compared exactly, whatever is in it, and stored as Argon2id', async () => {
    const password = '  sesame 🗝️ öffne dich — ' + 'x'.repeat(39);
    const { username, memberId } = await gateway.registerMember({ password });
    const browser = gateway.guest();
    expect((await logIn(browser, { username, password: password.trim() })).body.code).toBe('login_failed');
    expect((await logIn(browser, { username: ` ${username.toUpperCase()} `, password })).status).toBe(200);
    const { password_hash } = await gateway.db
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('with a weaker hash gets a stronger one at the next log-in', async () => {
    const { username, password, memberId } = await gateway.registerMember();
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await gateway.db.updateTable('member').set({ password_hash: weak }).where('id', '=', memberId).execute();
    expect((await logIn(gateway.guest(), { username, password })).status).toBe(200);
    const { password_hash } = await gateway.db
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/m=19456,t=2,p=1/);
    expect((await logIn(gateway.guest(), { username, password })).status).toBe(200);
  });
});

describe('A05: wrong tries', () => {
  test('are answered alike for a member, nobody and a trial user', async () => {
    const { username } = await gateway.registerMember();
    const trial = await (await gateway.startTrial()).value('getMemberInfo');
    const answers = [];
    for (const name of [username, 'nobody-here', trial.account])
      answers.push(await logIn(gateway.guest(), { username: name, password: 'wrong password' }));
    const seen = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }));
    expect(seen[0]).toEqual({
      status: 401,
      body: { success: false, code: 'login_failed', message: 'login_failed', requestId: '', captchaRequired: false },
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test.each(['member', 'nobody'])(
    'lock the name of a %s: captcha from the fourth, five minutes after the fifth, the right password too',
    async (whose) => {
      const member = await gateway.registerMember();
      const username = whose === 'member' ? member.username : `ghost${Date.now()}`;
      const browser = gateway.guest();
      const wrong = { username, password: 'wrong password' };
      expect((await logIn(browser, wrong)).body.captchaRequired).toBe(false);
      await logIn(browser, wrong);
      expect((await logIn(browser, wrong)).body.captchaRequired).toBe(true);
      expect((await logIn(browser, wrong)).body.code).toBe('captcha_required');
      expect((await logIn(browser, { ...wrong, captcha: '000000' })).body.code).toBe('captcha_wrong');
      expect((await logInWithCaptcha(browser, wrong)).body.code).toBe('login_failed');
      expect((await logInWithCaptcha(browser, wrong)).body.code).toBe('login_failed');
      const locked = await logInWithCaptcha(browser, { username, password: member.password });
      expect(locked.status).toBe(429);
      expect(locked.body.code).toBe('account_locked');
      expect(locked.headers['retry-after']).toBe(String(locked.body.params!['retryAfter']));
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(290);
      const elsewhere = gateway.guest({ ip: '198.51.100.9', headers: { 'x-forwarded-for': '192.0.2.1' } });
      expect((await logIn(elsewhere, { username, password: member.password })).status).toBe(429);
      gateway.clock.advance(300);
      expect((await logIn(elsewhere, { username, password: member.password })).status).toBe(whose === 'member' ? 200 : 401);
    },
  );

  test('for one name do not harm another', async () => {
    const [one, other] = [await gateway.registerMember(), await gateway.registerMember()];
    for (let i = 0; i < 3; i++) await logIn(gateway.guest(), { username: one.username, password: 'wrong password' });
    expect((await logIn(gateway.guest(), other)).status).toBe(200);
  });

  test('sent all at once are limited to five', async () => {
    const { username, memberId } = await gateway.registerMember();
    const browsers = Array.from({ length: 12 }, () => gateway.guest());
    const bodies = await Promise.all(
      browsers.map(async (b) => ({ type: 'username' as const, username, password: 'wrong password', altcha: await b.solve() })),
    );
    const answers = await Promise.all(browsers.map((b, i) => b.call('login', { body: bodies[i]! })));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((c) => c === 'login_failed').length).toBeLessThanOrEqual(5);
    expect(codes.filter((c) => c === 'login_failed' || c === 'account_locked' || c === 'captcha_required')).toHaveLength(12);
    expect(await gateway.db.selectFrom('session').selectAll().where('member_id', '=', memberId).execute()).toHaveLength(1);
  });
});

describe('the human challenge', () => {
  test('is needed, good once, and cannot be forged', async () => {
    const { username, password } = await gateway.registerMember();
    const browser = gateway.guest();
    const attempt = (altcha: string) => browser.call('login', { body: { type: 'username', username, password, altcha } });
    expect((await attempt('')).body.code).toBe('human_verification_failed');
    const solved = await browser.solve();
    expect((await attempt(solved)).status).toBe(200);
    expect((await attempt(solved)).body.code).toBe('human_verification_failed');
    const other = JSON.parse(Buffer.from(await browser.solve(), 'base64').toString()) as {
      challenge: { parameters: Record<string, unknown> };
      solution: { counter: number; derivedKey: string };
    };
    const forged = (change: (copy: typeof other) => void) => {
      const copy = structuredClone(other);
      change(copy);
      return Buffer.from(JSON.stringify(copy)).toString('base64');
    };
    expect((await attempt(forged((c) => (c.solution.derivedKey = 'ab'.repeat(32))))).body.code).toBe('human_verification_failed');
    expect((await attempt(forged((c) => (c.challenge.parameters['cost'] = 1)))).body.code).toBe('human_verification_failed');
    expect((await attempt(forged((c) => delete c.challenge.parameters['keySignature']))).body.code).toBe('human_verification_failed');
    const early = await browser.solve();
    gateway.clock.advance(118);
    expect((await attempt(early)).status).toBe(200);
    gateway.clock.advance(2);
    expect((await attempt(forged(() => undefined))).body.code, 'after two minutes').toBe('human_verification_failed');
  });
});

describe('the link of the app', () => {
  const open = (code: string, purpose: 'app' | 'login' = 'app', host = 'lotus.localhost') =>
    gateway.guest({ host }).call('exchangeCode', { body: { code, purpose } });

  test('logs its member in elsewhere, once, within ten minutes and for nothing else', async () => {
    const member = await gateway.registerMember();
    const { code, expiresAt } = await member.value('createAppCode', {});
    expect(new Date(expiresAt).getTime() - gateway.clock.now().getTime()).toBe(600_000);
    expect((await open(code, 'login')).body.code).toBe('code_invalid');
    expect((await open(code, 'app', 'delta.localhost')).body.code).toBe('code_invalid');
    gateway.clock.advance(599);
    const elsewhere = gateway.guest();
    expect((await elsewhere.value('exchangeCode', { body: { code, purpose: 'app' } })).member.account).toBe(member.username);
    expect((await open(code)).body.code).toBe('code_invalid');
    const { code: old } = await member.value('createAppCode', {});
    gateway.clock.advance(600);
    expect((await open(old)).body.code).toBe('code_invalid');
  });

  test('is for members', async () => {
    expect((await gateway.guest().call('createAppCode', {})).body.code).toBe('not_logged_in');
  });
});

describe('a link that logs in', () => {
  const issue = (memberId: string, merchant = 'lotus') =>
    issueLoginCode(gateway.db, { merchant, memberId, purpose: 'login' }, { random: gateway.random, now: gateway.clock.now() });

  test('works once', async () => {
    const { memberId, username } = await gateway.registerMember();
    const { code } = await issue(memberId);
    const browser = gateway.guest();
    expect((await browser.value('exchangeCode', { body: { code } })).member.account).toBe(username);
    expect((await browser.value('getMemberInfo')).id).toBe(memberId);
    expect((await gateway.guest().call('exchangeCode', { body: { code } })).body.code).toBe('code_invalid');
  });

  test('works for a minute, at its own merchant', async () => {
    const { memberId } = await gateway.registerMember();
    const [old, foreign] = [await issue(memberId), await issue(memberId, 'delta')];
    expect((await gateway.guest().call('exchangeCode', { body: { code: foreign.code } })).body.code).toBe('code_invalid');
    gateway.clock.advance(60);
    expect((await gateway.guest().call('exchangeCode', { body: { code: old.code } })).body.code).toBe('code_invalid');
  });
});
