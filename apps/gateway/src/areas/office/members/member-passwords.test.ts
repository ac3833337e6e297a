import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAuthenticator } from '../../identity/authenticator/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo } from '../../../testing/office.ts';
import type { OperatorCredentials } from '@parlour/office-api/contract';

let gateway: TestGateway;
let both: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  gateway = await startTestGateway();
  both = await firstTwo(gateway);
});
afterAll(() => gateway.close());

test('row 6: a password is shown once, as text on the operator’s screen only', async () => {
  const { username, memberId } = await gateway.registerMember();
  const answer = await byTwo(gateway, 'resetMemberPassword', { member: username }, both);
  const until = new Date(gateway.clock.now().getTime() + 24 * 3600 * 1000).toISOString();
  expect(answer).toMatchObject({ id: memberId, username, until, password: expect.stringMatching(/^[\w-]{16}$/) as string });
  const written = [
    await gateway.db.selectFrom('audit_event').selectAll().execute(),
    await gateway.db.selectFrom('member').selectAll().execute(),
    await gateway.db.selectFrom('message').selectAll().execute(),
    await gateway.db.selectFrom('proposal').selectAll().execute(),
    await gateway.outbox(),
  ];
  expect(JSON.stringify(written)).not.toContain(answer.password);
  const again = await byTwo(gateway, 'resetMemberPassword', { member: username }, both);
  expect(again.password).not.toBe(answer.password);
});

test('a locked name may log in with the password that was given', async () => {
  const { username } = await gateway.registerMember();
  const browser = gateway.guest();
  const logIn = async (password: string) =>
    browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
  await gateway.db
    .insertInto('login_attempt')
    .values({
      merchant: 'lotus',
      secret: 'password',
      account: username,
      failures: 5,
      last_failed_at: gateway.clock.now(),
      locked_until: new Date(gateway.clock.now().getTime() + 300_000),
    })
    .execute();
  expect((await logIn('wrong password')).status).toBe(429);
  const { password } = await byTwo(gateway, 'resetMemberPassword', { member: username }, both);
  expect((await logIn(password)).body.value).toMatchObject({ passwordExpired: true });
});

test('a payment password is removed with its lock; what it had proved no longer counts', async () => {
  const member = await gateway.registerMember();
  const body = { newPassword: '407291', confirmNewPassword: '407291' };
  await member.value('setPaymentPassword', { body });
  for (let i = 0; i < 5; i++) await member.call('stepUp', { body: { method: 'paymentPassword', secret: '000001' } });
  expect((await member.call('stepUp', { body: { method: 'paymentPassword', secret: '407291' } })).status).toBe(423);
  expect(await byTwo(gateway, 'clearPaymentPassword', { member: member.username }, both)).toMatchObject({ paymentPassword: 'none' });
  expect((await member.value('getMemberInfo')).hasPaymentPassword).toBe(false);
  await member.value('stepUp', { body: { method: 'password', secret: member.password } });
  expect((await member.call('setPaymentPassword', { body })).status).toBe(200);
  expect((await member.call('stepUp', { body: { method: 'paymentPassword', secret: '407291' } })).status).toBe(200);
});

test('an authenticator whose phone is lost is turned off, with its lock; nobody stays logged in, and the member is told', async () => {
  const member = await gateway.registerMember();
  expect(await byTwo(gateway, 'clearAuthenticator', { member: member.username }, both)).toMatchObject({ authenticator: 'was not on' });
  await withAuthenticator(gateway, member);
  for (let i = 0; i < 5; i++) await member.call('stepUp', { body: { method: 'authenticator', secret: '000000' } });
  expect(await byTwo(gateway, 'clearAuthenticator', { member: member.username }, both)).toMatchObject({ authenticator: 'turned off' });
  expect((await member.call('getMemberInfo')).status).toBe(401);
  const { username, password } = member;
  await member.value('login', { body: { type: 'username', username, password, altcha: await member.solve() } });
  expect(await member.value('getAuthenticator')).toEqual({ on: false, recoveryCodesLeft: 0 });
  expect((await member.value('listMessages')).list[0]?.kind).toBe('authenticatorOff');
  await withAuthenticator(gateway, member);
});
