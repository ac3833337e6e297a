import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const cookie = '__Host-sid';
const fresh = 'a quite different phrase';
type Browser = ReturnType<TestGateway['guest']>;

async function logIn(browser: Browser, username: string, password: string) {
  return browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}
function change(browser: Browser, fields: { oldPassword?: string; newPassword?: string; confirmNewPassword?: string } = {}) {
  const newPassword = fields.newPassword ?? fresh;
  return browser.call('changePassword', { body: { newPassword, confirmNewPassword: newPassword, ...fields } });
}

describe('A13: changing the password', () => {
  test('needs the current one five minutes after the log-in, and not a second earlier', async () => {
    const [early, late] = [await gateway.registerMember(), await gateway.registerMember()];
    gateway.clock.advance(299);
    expect((await change(early)).status).toBe(200);
    gateway.clock.advance(1);
    const { status, body } = await change(late);
    expect([status, body.code, body.fields]).toEqual([400, 'old_password_required', [{ field: 'oldPassword', rule: 'required' }]]);
    expect((await change(late, { oldPassword: late.password })).status).toBe(200);
    expect((await logIn(gateway.guest(), late.username, late.password)).body.code).toBe('login_failed');
    expect((await logIn(gateway.guest(), late.username, fresh)).status).toBe(200);
  });

  test('with a wrong current one changes nothing, even right after the log-in; five wrong ones lock the log-in', async () => {
    const member = await gateway.registerMember();
    for (let i = 0; i < 5; i++) {
      const { status, body } = await change(member, { oldPassword: 'not the one' });
      expect([status, body.code, body.fields]).toEqual([400, 'password_wrong', [{ field: 'oldPassword', rule: 'wrong' }]]);
    }
    expect((await change(member, { oldPassword: member.password })).status).toBe(429);
    expect((await logIn(gateway.guest(), member.username, member.password)).body.code).toBe('account_locked');
    gateway.clock.advance(300);
    expect((await logIn(gateway.guest(), member.username, member.password)).status).toBe(200);
  });

  test('after a link that logged in needs the current one: a link proves no password', async () => {
    const member = await gateway.registerMember();
    await gateway.db.updateTable('session').set({ password_proved_at: null }).where('member_id', '=', member.memberId).execute();
    expect((await change(member)).body.code).toBe('old_password_required');
  });

  test('ends every other session, gives this one a new id, and tells the member', async () => {
    const member = await gateway.registerMember();
    const elsewhere = gateway.guest();
    await logIn(elsewhere, member.username, member.password);
    const before = member.cookies.get(cookie)!;
    expect((await change(member)).status).toBe(200);
    expect((await elsewhere.call('getMemberInfo')).status).toBe(401);
    expect((await member.call('getMemberInfo')).status).toBe(200);
    const thief = gateway.guest();
    thief.cookies.set(cookie, before);
    expect((await thief.call('getMemberInfo')).status).toBe(401);
    expect((await member.value('listMessages')).list.filter(({ kind }) => kind === 'passwordChanged')).toHaveLength(1);
  });

  test('notifies the phone too, once, in the member’s language', async () => {
    const member = await gateway.registerMember();
    await giveContacts(gateway, member.memberId, { mobile: '+8801799999999' });
    await gateway.db.updateTable('member').set({ language: 'EN' }).where('id', '=', member.memberId).execute();
    await change(member);
    const told = (await gateway.outbox()).filter(({ recipient }) => recipient === '+8801799999999');
    expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('password was changed')]);
  });

  test('by two at once happens once', async () => {
    const member = await gateway.registerMember();
    const second = gateway.guest();
    await logIn(second, member.username, member.password);
    const answers = await Promise.all([change(member), change(second, { newPassword: 'yet another phrase here' })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('A01, A02: a new password', () => {
  test.each([
    ['of 7 characters', 'aB3$xY9', 422, 'field_invalid'],
    ['of 65 characters', 'nine herons eat rice '.repeat(4).slice(0, 65), 422, 'field_invalid'],
    ['that everybody knows', 'password123', 400, 'password_too_common'],
    ['that is known and short', '123456', 400, 'password_too_common'],
    ['of the long list, in capitals', 'TRUSTNO1', 400, 'password_too_common'],
    ['with the brand in it', 'LotusClub2024', 400, 'password_too_common'],
  ])('%s is refused', async (_what, newPassword, status, code) => {
    const member = await gateway.registerMember();
    const answer = await change(member, { newPassword });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('that is the old one, or was not typed twice alike, is refused', async () => {
    const member = await gateway.registerMember();
    expect((await change(member, { newPassword: member.password })).body.code).toBe('passwords_must_differ');
    expect((await change(member, { confirmNewPassword: `${fresh} ` })).body.fields).toEqual([
      { field: 'confirmNewPassword', rule: 'mismatch' },
    ]);
  });

  test('is compared to the last character: 64 of them, outer spaces, emoji', async () => {
    const member = await gateway.registerMember();
    const newPassword = `  🗝️ öffne dich ${'z'.repeat(47)} `;
    expect([...newPassword]).toHaveLength(64);
    expect((await change(member, { newPassword })).status).toBe(200);
    expect((await logIn(gateway.guest(), member.username, newPassword.trim())).body.code).toBe('login_failed');
    expect((await logIn(gateway.guest(), member.username, newPassword)).status).toBe(200);
  });
});
