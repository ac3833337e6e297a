// Office O5, O6, O7, O8; security A04, A05, A08, A12 for operators (docs/security.md).
import { builtInRights } from '@parlour/domain/office';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, officeOf, operate } from '../../../testing/office.ts';
import {
  acceptInvitation,
  invited,
  officeBrowser,
  officeHost,
  officePassword,
  type OfficeBrowser,
} from '../../../testing/office-browser.ts';
import { appWith } from '../../identity/authenticator/testing.ts';
import { softAuthenticator } from '../../identity/passkeys/testing.ts';

let gateway: TestGateway;
let browser: OfficeBrowser;
beforeEach(async () => {
  gateway = await startTestGateway();
  browser = officeBrowser(gateway);
});
afterEach(() => gateway.close());

/** Advances to a new code, since earlier ones are used up. */
const later = () => gateway.clock.advance(60);
const refusal = async (asked: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asked;
  return [status, body.code];
};

describe('an invitation', () => {
  test('lets its operator choose a password with an authenticator, once, and logs in', async () => {
    const token = await invited(gateway, 'amina');
    const { code, session } = await acceptInvitation(gateway, browser, token);
    expect(session).toMatchObject({
      operator: 'amina',
      roles: [{ role: 'owner', merchant: null }],
      factors: { passkeys: 0, password: true },
      rights: builtInRights.owner,
      merchants: gateway.merchants.all.map(({ code: merchant, name }) => ({ code: merchant, name, rights: builtInRights.owner })),
    });
    expect(await browser.value('getOwnSession')).toEqual(session);
    later();
    const again = { token, password: officePassword, code: code() };
    expect(await refusal(officeBrowser(gateway).call('acceptByPassword', again))).toEqual([410, 'invitation_ended']);
    expect(await refusal(officeBrowser(gateway).call('openInvitation', { token }))).toEqual([410, 'invitation_ended']);
  });

  test('accepted three times at once lets one in', async () => {
    const token = await invited(gateway, 'amina');
    const { setUpKey } = await browser.value('openInvitation', { token });

    const body = { token, password: officePassword, code: appWith(gateway, setUpKey)() };
    const answers = await Promise.all([1, 2, 3].map(() => officeBrowser(gateway).call('acceptByPassword', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('is good for a day', async () => {
    const token = await invited(gateway, 'amina');
    gateway.clock.advance(24 * 3600);
    expect(await refusal(browser.call('openInvitation', { token }))).toEqual([410, 'invitation_ended']);
  });

  test('is void once there is a newer one', async () => {
    const { key, link } = (await operate(gateway, 'addOperator', { name: 'amina' })) as { key: string; link: string };
    const renewed = await officeOf(gateway, { name: 'amina', key }).call('renewOwnKey', {});
    expect(renewed.link).toMatch(/^http:\/\/office\.localhost:0\/invitation#[\w-]{43}$/);
    expect(await refusal(browser.call('openInvitation', { token: new URL(link).hash.slice(1) }))).toEqual([410, 'invitation_ended']);
  });

  test.each([
    ['a short password', { password: 'fourteen chars' }, [422, 'field_invalid']],
    ['one that people guess', { password: 'aminaaminaamina' }, [400, 'password_too_common']],
    ['a wrong code', { code: '000000' }, [400, 'code_invalid']],
  ])('refuses %s, and is not used up by it', async (_what, wrong, told) => {
    const token = await invited(gateway, 'amina');
    const body = { token, password: officePassword, code: '000000', ...wrong };
    expect(await refusal(browser.call('acceptByPassword', body))).toEqual(told);
    expect((await browser.call('openInvitation', { token })).status).toBe(200);
  });

  test('leaves no password, code or link in the audit log', async () => {
    const token = await invited(gateway, 'amina');
    await acceptInvitation(gateway, browser, token);
    const rows = JSON.stringify(await gateway.db.selectFrom('audit_event').selectAll().execute());
    expect(rows).not.toContain(officePassword);
    expect(rows).not.toContain(token);
  });
});

describe('a log-in', () => {
  test('by password and code; a code is good once', async () => {
    const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
    const at = officeBrowser(gateway);
    const used = { name: 'amina', password: officePassword, code: code() };
    expect(await refusal(at.call('logInByPassword', used))).toEqual([401, 'login_failed']);
    later();
    expect(await at.value('logInByPassword', { ...used, code: code() })).toMatchObject({ operator: 'amina' });
  });

  test('answers a wrong name, password and code alike, and locks after five', async () => {
    const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
    later();
    const right = { name: 'amina', password: officePassword, code: code() };
    const told = async (body: typeof right) => (await officeBrowser(gateway).call('logInByPassword', body)).body;
    const answers = [
      await told({ ...right, name: 'nobody' }),
      await told({ ...right, password: `${officePassword}!` }),
      await told({ ...right, code: '000000' }),
    ].map(({ code: refused, ...body }) => ({ refused, message: (body as { message?: string }).message }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ refused: 'login_failed' });
    for (const name of ['amina', 'nobody']) for (let i = 0; i < 6; i++) await told({ ...right, name, password: 'wrong wrong wrong' });
    expect(await refusal(officeBrowser(gateway).call('logInByPassword', right))).toEqual([429, 'account_locked']);
    expect(await refusal(officeBrowser(gateway).call('logInByPassword', { ...right, name: 'nobody' }))).toEqual([429, 'account_locked']);
    const locks = await gateway.db.selectFrom('audit_event').select('subject').where('event', '=', 'operator.locked').execute();
    expect(locks, 'of operators that exist, once each').toEqual([{ subject: 'amina' }]);
    gateway.clock.advance(301);
    expect(await told({ ...right, code: code() })).toMatchObject({ success: true });
  });

  test('is limited by address, over all names', async () => {
    const limits = { ...gateway.config.limits, loginTries: 3 };
    const strict = await startTestGateway({ config: { limits } });
    const body = { password: 'wrong wrong wrong', code: '000000' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => officeBrowser(strict).call('logInByPassword', { ...body, name: `name${i}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429]);
    await strict.close();
  });

  test('by a passkey that an invitation made, at the office alone', async () => {
    const token = await invited(gateway, 'amina');
    const phone = softAuthenticator(`http://${officeHost}`);
    const made = phone.create(await browser.value('startPasskeyAcceptance', { token }));
    expect(await browser.value('acceptByPasskey', { token, passkey: { name: 'Phone', ...made } })).toMatchObject({
      operator: 'amina',
      factors: { passkeys: 1, password: false },
    });
    const at = officeBrowser(gateway);
    const signed = phone.get(await at.value('startPasskeyLogIn'));
    expect(await refusal(officeBrowser(gateway).call('logInByPasskey', signed))).toEqual([400, 'passkey_refused']);
    expect(await at.value('logInByPasskey', phone.get(await at.value('startPasskeyLogIn')))).toMatchObject({ operator: 'amina' });
    for (const altered of [
      { origin: 'http://lotus.localhost:4300' },
      { userVerified: false },
      { user: 'Ymlt' },
      { rpId: 'lotus.localhost' },
    ])
      expect(await refusal(at.call('logInByPasskey', phone.get(await at.value('startPasskeyLogIn'), altered)))).toEqual([
        400,
        'passkey_refused',
      ]);
  });
});

describe('a session', () => {
  test('has a cookie that scripts, other sites and plain http cannot read', async () => {
    const token = await invited(gateway, 'amina');
    const { setUpKey } = await browser.value('openInvitation', { token });

    const payload = { token, password: officePassword, code: appWith(gateway, setUpKey)() };
    const { headers } = await browser.inject({ method: 'POST', url: '/office/session/invitation/password', payload });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-oid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('ends after 15 minutes without a request, and after ten hours', async () => {
    const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
    gateway.clock.advance(15 * 60 - 1);
    expect((await browser.call('getOwnSession')).status).toBe(200);
    gateway.clock.advance(15 * 60);
    expect(await refusal(browser.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
    await browser.value('logInByPassword', { name: 'amina', password: officePassword, code: code() });
    for (let minutes = 0; minutes < 10 * 60 - 10; minutes += 10) {
      gateway.clock.advance(600);
      expect((await browser.call('getOwnSession')).status).toBe(200);
    }
    gateway.clock.advance(600);
    expect(await refusal(browser.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
  });

  test('is listed and ended from another, and by logging out; no other operator can end it', async () => {
    const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
    const other = officeBrowser(gateway, '203.0.113.10');
    later();
    await other.value('logInByPassword', { name: 'amina', password: officePassword, code: code() });
    const stranger = officeBrowser(gateway);
    await acceptInvitation(gateway, stranger, await invited(gateway, 'bilal'));
    const { list } = await other.value('listOwnSessions');
    expect(list.map(({ here, ip }) => [here, ip])).toEqual([
      [true, '203.0.113.10'],
      [false, '203.0.113.9'],
    ]);
    expect(await refusal(stranger.call('endOwnSession', { id: list[1]!.id }))).toEqual([404, 'not_found']);
    await other.value('endOwnSession', { id: list[1]!.id });
    expect(await refusal(browser.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
    const cookie = other.cookies.get('__Host-oid')!;
    await other.value('logOut');
    other.cookies.set('__Host-oid', cookie);
    expect(await refusal(other.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
  });

  test('whose proof is older than five minutes needs a new one for operations that the contract marks, which renews its cookie', async () => {
    const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
    expect((await browser.call('rotateSealingKeys')).status).toBe(200);
    gateway.clock.advance(301);
    expect((await browser.call('closeSites', { merchant: 'lotus' })).status).toBe(200);
    expect((await browser.call('openSites', { merchant: 'lotus' })).status).toBe(200);
    expect(await refusal(browser.call('rotateSealingKeys'))).toEqual([403, 'step_up_required']);
    const before = browser.cookies.get('__Host-oid');
    expect(await refusal(browser.call('stepUpByCode', { code: '000000' }))).toEqual([400, 'code_invalid']);
    await browser.value('stepUpByCode', { code: code() });
    expect(browser.cookies.get('__Host-oid')).not.toBe(before);
    expect((await browser.call('rotateSealingKeys')).status).toBe(200);
    const last = (await browser.value('listAuditEvents')).list.find(({ chain }) => chain === 'platform');
    expect(last).toMatchObject({ actor: 'amina', event: 'key.rotated', via: 'office', address: '203.0.113.9', outcome: 'done' });
  });

  test('takes no sixth code after five wrong ones, which the audit log tells once', async () => {
    const { code } = await acceptInvitation(gateway, browser, await invited(gateway, 'amina'));
    later();
    for (let i = 0; i < 5; i++) expect(await refusal(browser.call('stepUpByCode', { code: '000000' }))).toEqual([400, 'code_invalid']);
    expect(await refusal(browser.call('stepUpByCode', { code: code() }))).toEqual([423, 'authenticator_locked']);
    const { list } = await browser.value('listAuditEvents');
    expect(list.filter(({ event }) => event === 'operator.locked')).toEqual([
      expect.objectContaining({ actor: 'amina', subject: 'amina', via: 'office', address: '203.0.113.9' }),
    ]);
  });
});

test('two others reset an operator, whose sessions, factors and key end at once; nobody can reset themselves', async () => {
  const keys: Record<string, string> = {};
  for (const name of ['amina', 'bilal']) {
    const added = (await operate(gateway, 'addOperator', { name })) as { key: string };
    keys[name] = (await officeOf(gateway, { name, key: added.key }).call('renewOwnKey', {})).key;
  }
  const as = (name: string) => ({ name, key: keys[name]! });
  const both = [as('amina'), as('bilal')] as const;
  const { link } = await byTwo(gateway, 'addOperator', { name: 'chanda' }, both);
  const { code } = await acceptInvitation(gateway, browser, new URL(link!).hash.slice(1));

  await operate(gateway, 'resetOperator', { name: 'chanda' }, as('amina'));
  expect((await browser.call('getOwnSession')).status).toBe(200);
  await expect(operate(gateway, 'resetOperator', { name: 'amina' }, as('amina'))).rejects.toMatchObject({ code: 'second_operator_needed' });
  const reset = await byTwo(gateway, 'resetOperator', { name: 'chanda' }, both);
  expect(await refusal(browser.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
  later();
  const old = { name: 'chanda', password: officePassword, code: code() };
  expect(await refusal(browser.call('logInByPassword', old))).toEqual([401, 'login_failed']);
  await acceptInvitation(gateway, browser, new URL(reset.link!).hash.slice(1));

  await operate(gateway, 'removeOperator', { name: 'chanda' }, as('amina'));
  expect((await browser.call('getOwnSession')).status).toBe(200);
  await byTwo(gateway, 'removeOperator', { name: 'chanda' }, both);
  expect(await refusal(browser.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
});
