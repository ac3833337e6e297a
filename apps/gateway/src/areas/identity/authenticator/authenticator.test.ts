import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVault } from '../personal/vault.ts';
import { sealPersonalData } from '../../../main/set-up.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { appWith, withAuthenticator } from './testing.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
const prove = (member: Member, secret: string) => member.call('stepUp', { body: { method: 'authenticator', secret } });
const confirm = (member: Member, code: string) => member.call('confirmAuthenticator', { body: { code } });
const kinds = async (member: Member) => (await member.value('listMessages')).list.map(({ kind }) => kind);
/** Moves the clock to the start of a half-minute step, so that a test knows which codes are one step away. */
function atStep(): void {
  gateway.clock.advance(30 - ((gateway.clock.now().getTime() / 1000) % 30));
}

describe('setting an authenticator up', () => {
  test('gives a secret of 160 bits and what a QR code says; a code of it turns it on, with ten recovery codes', async () => {
    const member = await gateway.registerMember();
    expect(await member.value('getAuthenticator')).toEqual({ on: false, recoveryCodesLeft: 0 });
    const { setUpKey: secret, uri, expiresIn } = await member.value('beginAuthenticator');
    expect([secret.length, expiresIn]).toEqual([32, 600]);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', `/Lotus Club:${member.username}`]);
    expect(Object.fromEntries(searchParams)).toMatchObject({ secret, issuer: 'Lotus Club', algorithm: 'SHA1', digits: '6', period: '30' });
    expect(await member.value('getAuthenticator')).toMatchObject({ on: false });
    const { codes } = await member.value('confirmAuthenticator', { body: { code: appWith(gateway, secret)() } });
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    const since = gateway.clock.now().toISOString();
    expect(await member.value('getAuthenticator')).toEqual({ on: true, since, recoveryCodesLeft: 10 });
    expect(await kinds(member)).toContain('authenticatorOn');
    expect(lines.some((line) => line.includes('"event":"authenticator_on"'))).toBe(true);
  });

  test('requires a fresh proof once the log-in is five minutes old; an authenticator cannot authorise another one', async () => {
    const member = await gateway.registerMember();
    const { code } = await withAuthenticator(gateway, member);
    gateway.clock.advance(300);
    for (const operation of ['beginAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes'] as const) {
      const { status, body } = await member.call(operation);
      expect([status, body.code, body.params]).toEqual([403, 'step_up_required', { methods: 'password' }]);
    }
    expect((await prove(member, code())).status).toBe(200);
    expect((await member.call('removeAuthenticator')).body.code).toBe('step_up_required');
  });

  test('with a wrong code states how many tries are left, and is locked for an hour after five', async () => {
    const member = await gateway.registerMember();
    const { setUpKey: secret } = await member.value('beginAuthenticator');
    for (let triesLeft = 4; triesLeft >= 0; triesLeft--) {
      const { status, body } = await confirm(member, appWith(gateway, secret)(7));
      expect([status, body.code, body.params, body.fields]).toEqual([
        400,
        'code_invalid',
        { triesLeft },
        [{ field: 'code', rule: 'wrong' }],
      ]);
    }
    const { status, headers, body } = await confirm(member, appWith(gateway, secret)());
    expect([status, body.code, body.params, headers['retry-after']]).toEqual([
      423,
      'authenticator_locked',
      { retryAfter: 3600, minutes: 60 },
      '3600',
    ]);
  });

  test.each(['\u0661\u0662\u0663\u0664\u0665\u0666', 'é23456', '\ud83d\ude00\ud83d\ude00\ud83d\ude00', '------', '', '1234567'])(
    'with a code that is not six digits (%j) refuses it as a wrong one',
    async (code) => {
      const member = await gateway.registerMember();
      await member.value('beginAuthenticator');
      const { status, body } = await confirm(member, code);
      expect([status, body.code, body.params]).toEqual([400, 'code_invalid', { triesLeft: 4 }]);
    },
  );

  test('is void after ten minutes, and when it is started again', async () => {
    const member = await gateway.registerMember();
    expect((await confirm(member, '123456')).body.code).toBe('authenticator_missing');
    const first = await member.value('beginAuthenticator');
    const second = await member.value('beginAuthenticator');
    expect((await confirm(member, appWith(gateway, first.setUpKey)())).body.code).toBe('code_invalid');
    gateway.clock.advance(601);
    expect((await confirm(member, appWith(gateway, second.setUpKey)())).body.code).toBe('authenticator_missing');
  });

  test('is possible once: no other can be begun or confirmed before it is off', async () => {
    const member = await gateway.registerMember();
    const { code } = await withAuthenticator(gateway, member);
    expect((await member.call('beginAuthenticator')).body.code).toBe('authenticator_exists');
    expect((await confirm(member, code())).body.code).toBe('authenticator_exists');
    expect((await member.call('removeAuthenticator')).status).toBe(200);
    expect((await member.call('removeAuthenticator')).body.code).toBe('authenticator_missing');
    expect(await kinds(member)).toContain('authenticatorOff');
    expect((await prove(member, code())).body.code).toBe('authenticator_missing');
    expect((await member.call('beginAuthenticator')).status).toBe(200);
  });
});

describe('a code of the authenticator', () => {
  test('is valid half a minute early and late, not longer', async () => {
    const member = await gateway.registerMember();
    const { code } = await withAuthenticator(gateway, member);
    for (const [steps, status] of [
      [-2, 400],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 400],
    ] as const) {
      gateway.clock.advance(300);
      atStep();
      expect([steps, (await prove(member, code(steps))).status]).toEqual([steps, status]);
    }
  });

  test('proves once, and makes earlier codes invalid; the code used at set-up is already spent', async () => {
    const member = await gateway.registerMember();
    atStep();
    const { code } = await withAuthenticator(gateway, member);
    expect((await prove(member, code())).body.code).toBe('code_invalid');
    gateway.clock.advance(60);
    expect((await prove(member, code(1))).status).toBe(200);
    expect((await prove(member, code(1))).body.code).toBe('code_invalid');
    expect((await prove(member, code(0))).body.code).toBe('code_invalid');
  });

  test('may be typed with spaces; of ten simultaneous tries one succeeds', async () => {
    const member = await gateway.registerMember();
    const { code, codes } = await withAuthenticator(gateway, member);
    gateway.clock.advance(60);
    const spaced = ` ${code().slice(0, 3)} ${code().slice(3)} `;
    const before = await sessionsOf(member, codes.slice(0, 4));
    const tries = await Promise.all(before.map((browser) => browser.call('stepUp', { body: { method: 'authenticator', secret: spaced } })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is locked by five wrong ones, for the log-in and the step-up alike; the password still proves', async () => {
    const member = await gateway.registerMember();
    const { code, codes } = await withAuthenticator(gateway, member);
    for (const wrong of ['', 'abc', '000000', '0000000000', 'x'.repeat(500)])
      expect((await prove(member, wrong)).body.code).toBe('code_invalid');
    gateway.clock.advance(60);
    expect((await prove(member, code())).body.code).toBe('authenticator_locked');
    expect((await member.call('stepUp', { body: { method: 'password', secret: member.password } })).status).toBe(200);
    gateway.clock.advance(3600);
    const [again] = await sessionsOf(member, codes.slice(0, 1));
    expect((await again!.call('stepUp', { body: { method: 'authenticator', secret: code() } })).status).toBe(200);
  });

  test('counts where any proof does', async () => {
    const member = await gateway.registerMember();
    const { code } = await withAuthenticator(gateway, member);
    gateway.clock.advance(300);
    const body = { amount: '100.00', payeeName: 'A Player', bankName: 'A Bank', accountNumber: '12345678' };
    const refused = await member.call('createWithdrawal', { body });
    expect([refused.body.code, refused.body.params]).toEqual(['step_up_required', { methods: 'password,paymentPassword,authenticator' }]);
    expect((await prove(member, code())).status).toBe(200);
    expect((await member.call('createWithdrawal', { body })).body.code).toBe('insufficient_balance');
  });
});

describe('a recovery code', () => {
  test('replaces a code once, however it is typed, and the member learns how many are left', async () => {
    const member = await gateway.registerMember();
    const { codes } = await withAuthenticator(gateway, member);
    const [first, second] = codes as [string, string];
    expect((await prove(member, first)).status).toBe(200);
    expect((await prove(member, first)).body.code).toBe('code_invalid');
    expect((await prove(member, second.replace('-', ' ').toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l'))).status).toBe(200);
    expect((await member.value('getAuthenticator')).recoveryCodesLeft).toBe(8);
    const used = (await member.value('listMessages')).list.filter(({ kind }) => kind === 'recoveryCodeUsed');
    expect(used.map(({ params }) => params)).toEqual([{ left: '8' }, { left: '9' }]);
  });

  test('is void once new ones are made, and belongs to its member alone', async () => {
    const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
    const { codes } = await withAuthenticator(gateway, member);
    await withAuthenticator(gateway, other);
    expect((await prove(other, codes[0]!)).body.code).toBe('code_invalid');
    const renewed = await member.value('renewRecoveryCodes');
    expect(renewed.codes).toHaveLength(10);
    expect((await prove(member, codes[0]!)).body.code).toBe('code_invalid');
    expect((await prove(member, renewed.codes[9]!)).status).toBe(200);
    expect(await kinds(member)).toContain('recoveryCodesRenewed');
  });
});

test('the database holds neither secret nor recovery code, nor does the log; the secret opens under the next key', async () => {
  const member = await gateway.registerMember();
  const { secret, codes, code } = await withAuthenticator(gateway, member);
  const { rows } = await sql<{ row: string }>`
    select a::text as row from authenticator a union all select r::text from recovery_code r union all select m::text from message m`.execute(
    gateway.db,
  );
  const stored = rows.map(({ row }) => row).join('\n') + lines.join('\n');
  for (const known of [secret, ...codes, ...codes.map((text) => text.replace('-', ''))]) expect(stored).not.toContain(known);

  const { t1 } = gateway.config.personalData.keys;
  const keys = { t1: t1!, t2: '02'.repeat(32) };
  expect(await sealPersonalData(gateway.db, createVault({ current: 't2', keys }, gateway.random))).toBeGreaterThan(0);
  await sealPersonalData(gateway.db, createVault({ current: 't1', keys }, gateway.random));
  gateway.clock.advance(60);
  expect((await prove(member, code())).status).toBe(200);
});

test('a trial user has none', async () => {
  const trial = await gateway.startTrial();
  expect((await trial.call('getAuthenticator')).body.code).toBe('real_account_needed');
});

/** Logs the member in from more browsers, with the password and one recovery code each. */
async function sessionsOf({ username, password }: Member, codes: readonly string[]) {
  const browsers = [];
  for (const code of codes) {
    const browser = gateway.guest();
    const { body } = await browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
    const ticket = String(body.params?.['ticket']);
    await browser.value('verifyLogin', { body: { ticket, method: 'authenticator', code } });
    browsers.push(browser);
  }
  return browsers;
}
