import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sms } from '../../../kernel/ports.ts';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

// The carrier accepts a message only when the test allows it: answers must not wait for it.
const [asked, held] = [[] as Sms[], Promise.withResolvers<void>()];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ senders: { sms: { send: (sms) => (asked.push(sms), held.promise) } } });
  const { memberId } = await gateway.registerMember();
  await giveContacts(gateway, memberId, { mobile: '+8801811111111' });
});
afterAll(async () => {
  held.resolve();
  await gateway.close();
});

const [known, unknown] = ['1811111111', '1822222222'];

async function ask(mobileNum: string, { purpose = 'login', host = 'lotus.localhost', countryDialingCode = '+880', altcha = '' } = {}) {
  const browser = gateway.guest({ host });
  const answer = await browser.call('sendGuestSms', {
    body: { purpose: purpose as 'login', countryDialingCode, mobileNum, altcha: altcha || (await browser.solve()) },
  });
  return { status: answer.status, body: { ...answer.body, requestId: '' }, cookies: [...browser.cookies.keys()] };
}
const rows = async () => (await gateway.db.selectFrom('one_time_code').selectAll().execute()).length;

test('A04: a number without a member is answered like a member’s before the carrier responds; only the member gets a code', async () => {
  const before = await rows();
  const [member, stranger] = [await ask(known), await ask(unknown)];
  expect(member).toMatchObject({ status: 200, body: { value: { expiredMinutes: 1 } } });
  expect(stranger).toEqual(member);
  expect(await rows()).toBe(before + 2);
  await expect.poll(() => asked.map(({ to }) => to)).toEqual(['+8801811111111']);
});

test('A07: a stranger’s number is limited like a member’s, whatever the code is for', async () => {
  gateway.clock.advance(60);
  for (const number of [known, unknown]) {
    expect((await ask(number)).status).toBe(200);
    expect(await ask(number, { purpose: 'reset' })).toMatchObject({ status: 429, body: { params: { retryAfter: 60 } } });
  }
});

test('A07: requires proof of work, a number of the countries served, and a site that has it switched on', async () => {
  expect((await ask(known, { altcha: 'none' })).body.code).toBe('human_verification_failed');
  expect((await ask('123')).body).toMatchObject({ code: 'field_invalid', fields: [{ field: 'mobileNum', rule: 'pattern' }] });
  expect((await ask(known, { countryDialingCode: '+1' })).body.code).toBe('field_invalid');
  for (const purpose of ['login', 'reset'])
    expect((await ask('912345678', { purpose, host: 'delta.localhost', countryDialingCode: '+84' })).body.code).toBe(
      'function_not_enabled',
    );
});

test('A07: a GET sends nothing', async () => {
  const { statusCode, headers } = await gateway.guest().inject({ method: 'GET', url: `/wps/verification/sms/noLogin?mobileNum=${known}` });
  expect([statusCode, headers.allow]).toEqual([405, 'POST']);
});
