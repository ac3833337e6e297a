import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setMemberBlocked } from '../member/block.ts';
import { testConfig } from '../../../testing/config.ts';
import { readCaptcha, startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const limits = { ...testConfig().limits, loginTries: 8, loginTriesOfMerchant: 30, addressFailuresBeforeCaptcha: 4 };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ config: { limits } });
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(3601));

let last = 0;
const newAddress = () => `198.51.100.${++last}`;
type Fields = { username: string; password?: string; captcha?: string };

async function logIn(fields: Fields, { ip = newAddress(), headers = {} }: { ip?: string; headers?: Record<string, string> } = {}) {
  const browser = gateway.guest({ ip, headers });
  const { username, password = 'wrong password' } = fields;
  return browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}

describe('A04: an unknown name costs as much hashing as a member’s', () => {
  /** The gateway's work for one wrong attempt: computed hashes and database round trips. */
  async function workOf(username: string) {
    const [hash, verify] = [vi.mocked(argon2.hash), vi.mocked(argon2.verify)];
    const browser = gateway.guest({ ip: newAddress() });
    const altcha = await browser.solve();
    await browser.value('getPublicKey');
    hash.mockClear();
    verify.mockClear();
    const { status, body } = await browser.call('login', { body: { type: 'username', username, password: 'wrong password', altcha } });
    const costs = verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4).join('$'));
    return { answer: { status, body: { ...body, requestId: '' } }, hashed: hash.mock.calls.length, costs };
  }

  test('a member, nobody, a trial user, somebody blocked, somebody whose one-time password ran out: one hash of the same cost', async () => {
    const [member, blocked, late] = [await gateway.registerMember(), await gateway.registerMember(), await gateway.registerMember()];
    const trial = await (await gateway.startTrial()).value('getMemberInfo');
    await setMemberBlocked(gateway.db, blocked.memberId, true);
    await gateway.db
      .updateTable('member')
      .set({ one_time_until: gateway.clock.now(), must_change_password: true })
      .where('id', '=', late.memberId)
      .execute();
    const work = [];
    for (const name of [member.username, 'nobody-at-all', trial.account, blocked.username, late.username]) work.push(await workOf(name));
    expect(work[0]).toMatchObject({ answer: { status: 401 }, hashed: 0, costs: ['argon2id$v=19$m=19456,t=2,p=1'] });
    for (const each of work) expect(each).toEqual(work[0]);
  });

  test('a locked name costs no hash, whether or not it has a member', async () => {
    const member = await gateway.registerMember();
    const work = [];
    for (const name of [member.username, 'ghost-of-nobody']) {
      await gateway.db
        .insertInto('login_attempt')
        .values({
          merchant: 'lotus',
          secret: 'password',
          account: name,
          failures: 5,
          last_failed_at: gateway.clock.now(),
          locked_until: new Date(gateway.clock.now().getTime() + 300_000),
        })
        .execute();
      work.push(await workOf(name));
    }
    expect(work[0]).toMatchObject({ answer: { status: 429 }, hashed: 0, costs: [] });
    expect(work[1]).toEqual(work[0]);
  });
});

describe('A05: tries are few', () => {
  test('from one address, whatever it says of itself, for ten minutes; another address is unharmed', async () => {
    const member = await gateway.registerMember();
    const ip = newAddress();
    const statuses = [];
    for (let i = 0; i < limits.loginTries; i++) statuses.push((await logIn({ username: `name-${i}` }, { ip })).status);
    const headers = { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1', 'x-real-ip': '192.0.2.1' };
    const refused = await logIn(member, { ip, headers });
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'too_many_requests', '600']);
    expect((await logIn(member)).status).toBe(200);
    gateway.clock.advance(600);
    expect(statuses).not.toContain(429);
    expect((await logIn(member, { ip })).body.code).not.toBe('too_many_requests');
  });

  test('at one merchant, from however many addresses; another merchant is unharmed', async () => {
    const statuses = [];
    for (let i = 0; i < limits.loginTriesOfMerchant; i++) statuses.push((await logIn({ username: `spread-${i}` })).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await logIn({ username: 'spread-last' })).body.code).toBe('too_many_requests');
    const elsewhere = gateway.guest({ host: 'delta.localhost', ip: newAddress() });
    const body = { type: 'username' as const, username: 'nobody', password: 'wrong password', altcha: await elsewhere.solve() };
    expect((await elsewhere.call('login', { body })).body.code).toBe('login_failed');
  });

  test('requests without proof of work use up nothing that others share', async () => {
    for (let i = 0; i < limits.loginTriesOfMerchant + 1; i++) {
      const body = { type: 'username' as const, username: `unproved-${i}`, password: 'wrong password', altcha: 'no solution' };
      const { body: refused } = await gateway.guest({ ip: newAddress() }).call('login', { body });
      expect(refused.code).toBe('human_verification_failed');
    }
    expect((await logIn(await gateway.registerMember())).status).toBe(200);
  });

  test('from the /48 around many networks, 64 times those of one; the next network is unaffected', async () => {
    const few = await startTestGateway({ config: { limits: { ...limits, loginTries: 1, loginTriesOfMerchant: 1000 } } });
    const tryFrom = async (ip: string) => {
      const body = { type: 'username' as const, username: 'nobody', password: 'wrong password', altcha: 'no solution' };
      return (await few.guest({ ip }).call('login', { body })).body.code;
    };
    // Refusals for one network do not affect its neighbours.
    for (let i = 0; i < 70; i++) await tryFrom('2001:db8:7:1::1');
    for (let i = 2; i <= 64; i++) expect(await tryFrom(`2001:db8:7:${i.toString(16)}::1`)).toBe('human_verification_failed');
    expect(await tryFrom('2001:db8:7:ffff::1')).toBe('too_many_requests');
    expect(await tryFrom('2001:db8:8:1::1')).toBe('human_verification_failed');
    await few.close();
  });

  test('row 14: an address from which many failed needs a captcha for any name, kept by the server', async () => {
    const member = await gateway.registerMember();
    const ip = newAddress();
    for (let i = 0; i < limits.addressFailuresBeforeCaptcha; i++) await logIn({ username: `sprayed-${i}` }, { ip });
    const { status, body } = await logIn(member, { ip });
    expect([status, body.code, body.captchaRequired]).toEqual([400, 'captcha_required', true]);
    const browser = gateway.guest({ ip });
    const captcha = await readCaptcha(browser, gateway.db);
    const { username, password } = member;
    const solved = await browser.call('login', { body: { type: 'username', username, password, captcha, altcha: await browser.solve() } });
    expect(solved.status).toBe(200);
  });
});
