import { randomUUID } from 'node:crypto';
import { operationTable, type OperationId } from '@parlour/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { fund } from '../../wallet/testing.ts';
import { loggedInAgent } from '../member/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const cookie = '__Host-sid';
const pin = '407291';
type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

function stepUp(member: Member, method: 'password' | 'paymentPassword', secret: string) {
  return member.call('stepUp', { body: { method, secret } });
}
function withdraw(member: Member, key: string = randomUUID()) {
  const body = { amount: '100.00', payeeName: 'A Player', bankName: 'A Bank', accountNumber: '12345678' };
  return member.call('createWithdrawal', { body, key });
}
function setPin(member: Member, newPassword = pin) {
  return member.call('setPaymentPassword', { body: { newPassword, confirmNewPassword: newPassword } });
}
async function richMember(): Promise<Member> {
  const member = await gateway.registerMember();
  await fund(gateway, member, '1000.00');
  return member;
}

describe('A15: a withdrawal', () => {
  test('is for a session that proved who asks within five minutes, to the second', async () => {
    const member = await richMember();
    gateway.clock.advance(299);
    expect((await withdraw(member)).status).toBe(200);
    gateway.clock.advance(1);
    const { status, body } = await withdraw(member);
    expect([status, body.code, body.params]).toEqual([403, 'step_up_required', { methods: 'password,paymentPassword' }]);
    const { body: proved } = await stepUp(member, 'password', member.password);
    expect(proved.value).toEqual({ until: new Date(gateway.clock.now().getTime() + 300_000).toISOString() });
    expect((await withdraw(member)).status).toBe(200);
    gateway.clock.advance(300);
    expect((await withdraw(member)).body.code).toBe('step_up_required');
  });

  test('that was accepted is repeated even for a session whose proof has expired', async () => {
    const member = await richMember();
    const key = randomUUID();
    const first = await withdraw(member, key);
    gateway.clock.advance(1000);
    expect((await withdraw(member, key)).body).toEqual(first.body);
  });

  test('that was refused for lack of proof may be repeated with the same key', async () => {
    const member = await richMember();
    gateway.clock.advance(300);
    const key = randomUUID();
    expect((await withdraw(member, key)).status).toBe(403);
    await stepUp(member, 'password', member.password);
    expect((await withdraw(member, key)).status).toBe(200);
  });

  test('may be proved by the payment password too', async () => {
    const member = await richMember();
    await setPin(member);
    gateway.clock.advance(300);
    expect((await stepUp(member, 'paymentPassword', pin)).status).toBe(200);
    expect((await withdraw(member)).status).toBe(200);
  });
});

const demands: { [Id in OperationId]?: (member: Member) => Promise<{ status: number; body: { code?: string } }> } = {
  createWithdrawal: (member) => withdraw(member),
  setPaymentPassword: (member) => setPin(member),
  beginAuthenticator: (member) => member.call('beginAuthenticator'),
  removeAuthenticator: (member) => member.call('removeAuthenticator'),
  renewRecoveryCodes: (member) => member.call('renewRecoveryCodes'),
  sendContactCode: (member) => member.call('sendContactCode', { body: { channel: 'email', email: 'a.new.one@example.com' } }),
  confirmContact: (member) => member.call('confirmContact', { body: { channel: 'email', code: '123456' } }),
  startPasskey: (member) => member.call('startPasskey'),
  addPasskey: (member) => member.call('addPasskey', { body: { name: 'x', id: 'x', clientDataJSON: 'x', attestationObject: 'x' } }),
  startSocialLink: (member) => member.call('startSocialLink', { body: { provider: 'any' } }),
  unlinkSocial: (member) => member.call('unlinkSocial', { params: { linkId: randomUUID() } }),
  removePasskey: (member) => member.call('removePasskey', { params: { passkeyId: randomUUID() } }),
  sendDown: (member) => member.call('sendDown', { body: { account: 'below', amount: '1.00' } }),
  sendUp: (member) => member.call('sendUp', { body: { amount: '1.00' } }),
  redeemPoints: (member) => member.call('redeemPoints', { body: { reward: randomUUID(), quantity: 1 } }),
  convertPoints: (member) => member.call('convertPoints', { body: { points: 1000 } }),
};
const demanding = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].stepUp !== null);
test.each(demanding)('A15: %s asks an old session for proof before it does anything', async (id) => {
  const member = operationTable[id].agents === 'only' ? await loggedInAgent(gateway) : await gateway.registerMember();
  gateway.clock.advance(300);
  const { status, body } = await demands[id]!(member);
  expect([status, body.code]).toEqual([403, 'step_up_required']);
});

describe('A08: a step-up', () => {
  test('gives the session a new id; the old one is dead', async () => {
    const member = await gateway.registerMember();
    const before = member.cookies.get(cookie)!;
    await stepUp(member, 'password', member.password);
    expect(member.cookies.get(cookie)).not.toBe(before);
    const thief = gateway.guest();
    thief.cookies.set(cookie, before);
    expect((await thief.call('getMemberInfo')).status).toBe(401);
    expect((await member.call('getMemberInfo')).status).toBe(200);
  });

  test('is this session only', async () => {
    const member = await richMember();
    gateway.clock.advance(300);
    const second = Object.assign(gateway.guest(), { username: member.username, password: member.password, memberId: member.memberId });
    await second.call('login', {
      body: { type: 'username', username: member.username, password: member.password, altcha: await second.solve() },
    });
    expect((await withdraw(member)).body.code).toBe('step_up_required');
    expect((await withdraw(second)).status).toBe(200);
  });
});

describe('A15: the payment password', () => {
  test('is locked by five wrong tries, for a day; the password still proves', async () => {
    const member = await richMember();
    await setPin(member);
    gateway.clock.advance(300);
    for (let left = 4; left >= 0; left--) {
      const { status, body } = await stepUp(member, 'paymentPassword', '000001');
      expect([status, body.code, body.params]).toEqual([400, 'payment_password_wrong', { triesLeft: left }]);
    }
    const locked = await stepUp(member, 'paymentPassword', pin);
    expect([locked.status, locked.body.code, locked.headers['retry-after']]).toEqual([423, 'payment_password_locked', '86400']);
    const change = { oldPassword: pin, newPassword: '739150', confirmNewPassword: '739150' };
    expect((await member.call('changePaymentPassword', { body: change })).status).toBe(423);
    expect((await withdraw(member)).body.code).toBe('step_up_required');
    expect((await stepUp(member, 'password', member.password)).status).toBe(200);
    expect((await withdraw(member)).status).toBe(200);
  });

  test('is locked by five, however many are tried at once, and wrong ones still count a week later', async () => {
    const member = await gateway.registerMember();
    await setPin(member);
    const tries = await Promise.all(Array.from({ length: 3 }, () => stepUp(member, 'paymentPassword', '000001')));
    // The first success keeps the cookie unchanged, so that all attempts reach the lock.
    expect(tries.map(({ body }) => body.code)).toEqual(Array(3).fill('payment_password_wrong'));
    await gateway.db
      .updateTable('session')
      .set({
        expires_at: new Date(gateway.clock.now().getTime() + 9e9),
        last_seen_at: new Date(gateway.clock.now().getTime() + 7 * 86_400_000),
      })
      .where('member_id', '=', member.memberId)
      .execute();
    gateway.clock.advance(7 * 86_400);
    expect((await stepUp(member, 'paymentPassword', '000001')).body.params).toEqual({ triesLeft: 1 });
  });

  test('row 44: is stored as a hash of its own and is never the password, whichever is set first', async () => {
    const member = await gateway.registerMember();
    expect((await setPin(member, member.password)).body.code).toBe('passwords_must_differ');
    expect((await setPin(member, 'the payment phrase')).status).toBe(200);
    const same = { newPassword: 'the payment phrase', confirmNewPassword: 'the payment phrase' };
    expect((await member.call('changePassword', { body: same })).body.code).toBe('passwords_must_differ');
    const row = await gateway.db.selectFrom('member').selectAll().where('id', '=', member.memberId).executeTakeFirstOrThrow();
    expect(row.payment_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.payment_password_hash).not.toBe(row.password_hash);
  });

  test.each([
    ['40729', 'field_invalid'],
    ['123456', 'password_too_common'],
    ['777777', 'password_too_common'],
    ['234567', 'password_too_common'],
  ])('%s is refused', async (weak, code) => {
    const member = await gateway.registerMember();
    expect((await setPin(member, weak)).body.code).toBe(code);
  });

  test('is set once, changed only with the previous one, and each change is notified', async () => {
    const member = await gateway.registerMember();
    expect((await member.value('getMemberInfo')).hasPaymentPassword).toBe(false);
    expect((await stepUp(member, 'paymentPassword', pin)).body.code).toBe('payment_password_missing');
    await setPin(member);
    expect((await member.value('getMemberInfo')).hasPaymentPassword).toBe(true);
    expect((await setPin(member, '860213')).body.code).toBe('payment_password_exists');
    const change = (oldPassword: string) =>
      member.call('changePaymentPassword', { body: { oldPassword, newPassword: '860213', confirmNewPassword: '860213' } });
    expect((await change('000001')).body.code).toBe('payment_password_wrong');
    expect((await change(pin)).status).toBe(200);
    expect((await stepUp(member, 'paymentPassword', pin)).body.code).toBe('payment_password_wrong');
    expect((await stepUp(member, 'paymentPassword', '860213')).status).toBe(200);
    expect((await member.value('listMessages')).list.filter(({ kind }) => kind === 'paymentPasswordChanged')).toHaveLength(2);
  });

  test('proves nothing where the password is required', async () => {
    const member = await gateway.registerMember();
    await setPin(member);
    gateway.clock.advance(300);
    await stepUp(member, 'paymentPassword', pin);
    const body = { newPassword: 'a whole new passphrase', confirmNewPassword: 'a whole new passphrase' };
    expect((await member.call('changePassword', { body })).body.code).toBe('old_password_required');
  });
});

test('a trial user has nothing to step up for', async () => {
  const trial = await gateway.startTrial();
  expect((await trial.call('stepUp', { body: { method: 'password', secret: 'x' } })).body.code).toBe('real_account_needed');
});
