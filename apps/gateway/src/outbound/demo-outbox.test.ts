import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantsOf } from '../kernel/merchants.ts';
import { testBrands } from '../testing/brands.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { addOutbox } from './demo-outbox-route.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const url = '/dev/outbox';

test('shows what was sent and what a captcha said, as text, on the machine itself', async () => {
  await gateway.db
    .insertInto('dev_outbox')
    .values({ merchant: 'lotus', kind: 'sms', recipient: '+8801700000000', body: '<img src=x onerror=alert(1)>', at: gateway.clock.now() })
    .execute();
  await gateway.guest().value('getCaptcha');
  const local = gateway.guest({ host: 'localhost:4300' });
  const { list } = (await local.inject({ method: 'GET', url })).json<{ list: { kind: string; body: string }[] }>();
  expect(list.map((e) => e.kind)).toEqual(['captcha', 'sms']);
  expect(list[0]!.body).toMatch(/^\d{5}$/);
  const html = await local.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(html.headers['content-type']).toContain('text/html');
  expect(html.body).toContain('+8801700000000');
  expect(html.body).not.toContain('<img');
});

test('is not on a site', async () => {
  expect((await gateway.guest().inject({ method: 'GET', url })).statusCode).toBe(404);
});

test('does not exist when any merchant has a licence', async () => {
  const licensed = { ...testBrands[0]!, jurisdiction: { licence: 'XX-1', minimumAge: 18 as const } };
  const app = fastify();
  addOutbox(app, gateway.database, { demo: merchantsOf([licensed, testBrands[1]!]).demo, isInsider: () => true });
  expect((await app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode).toBe(404);
  await app.close();
});
