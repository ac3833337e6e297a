import type { BodyOf } from '@parlour/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { feedbackList } from '../office/talk/feedback.ts';
import { readCaptcha, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import type { TestClient } from '../../testing/client.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(24 * 3600));

const captchaOf = async (client: TestClient) => {
  gateway.clock.advance(1);
  return readCaptcha(client, gateway.db, 'feedback');
};
const send = (client: TestClient, body: Partial<BodyOf<'sendFeedback'>> & { captcha: string; sender?: string }) =>
  client.call('sendFeedback', { body: { type: 3, content: 'The reels stop.', ...body } });
const newest = async () => (await feedbackList({ db: gateway.database.db, merchants: gateway.merchants }, {})).list[0];

test('a visitor’s is stored without a name, a member’s with it, whatever author the body states', async () => {
  const guest = gateway.guest();
  expect(await send(guest, { content: ' \u200FThe reels stop.\n', captcha: await captchaOf(guest) })).toMatchObject({ status: 200 });
  expect(await newest()).toMatchObject({ sender: null, about: 'game', content: 'The reels stop.' });
  const member = await gateway.registerMember();
  expect((await send(member, { captcha: await captchaOf(member), sender: 'somebody' })).body.code).toBe('invalid_request');
  expect((await send(member, { type: 0, captcha: await captchaOf(member) })).status).toBe(200);
  expect(await newest()).toMatchObject({ sender: member.username, about: 'other' });
});

test('an empty or too long text is refused at its field, and uses up no captcha', async () => {
  const guest = gateway.guest();
  const captcha = await captchaOf(guest);
  expect((await send(guest, { content: ' ', captcha })).body.fields).toEqual([{ field: 'content', rule: 'required' }]);
  expect((await send(guest, { content: 'x'.repeat(201), captcha })).body).toMatchObject({
    code: 'field_invalid',
    fields: [{ field: 'content', rule: 'length', min: 1, max: 200 }],
  });
  expect((await send(guest, { captcha })).status).toBe(200);
});

test('a member’s address is not stored, and an invalid one is refused at its field', async () => {
  const guest = gateway.guest();
  const captcha = await captchaOf(guest);
  expect((await send(guest, { email: 'rahim at example', captcha })).body.fields).toEqual([{ field: 'email', rule: 'pattern' }]);
  const member = await gateway.registerMember();
  await send(member, { email: 'rahim@example.com', captcha: await captchaOf(member) });
  const row = await gateway.db.selectFrom('feedback').select('contact').where('member_id', '=', member.memberId).executeTakeFirstOrThrow();
  expect(row.contact).toBeNull();
});

test('needs the captcha of a picture for feedback, once', async () => {
  const guest = gateway.guest();
  expect((await send(guest, { captcha: '' })).body.code).toBe('captcha_required');
  const other = await readCaptcha(guest, gateway.db, 'login');
  expect((await send(guest, { captcha: other })).body.code).toBe('captcha_wrong');
  const captcha = await captchaOf(guest);
  expect((await send(guest, { captcha })).status).toBe(200);
  expect((await send(guest, { captcha })).body.code).toBe('captcha_wrong');
});

test('ten an hour are accepted, then it is refused with the time left', async () => {
  const member = await gateway.registerMember();
  for (let sent = 0; sent < 10; sent++) expect((await send(member, { captcha: await captchaOf(member) })).status).toBe(200);
  const { body, headers } = await send(member, { captcha: await captchaOf(member) });
  expect(body.code).toBe('too_many_requests');
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  expect((await send(gateway.guest(), { captcha: '0000' })).body.code, 'others are not').toBe('captcha_wrong');
});
