// Security D09, E09 (docs/security.md).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { testConfig } from '../testing/config.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    config: { trustedProxies: ['10.0.0.0/8'], countryHeader: 'x-country', limits: { ...testConfig().limits, requestsPerMinute: 200 } },
  });
});
afterAll(() => gateway.close());

const host = 'lotus.localhost:4300';

test.each([
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['the origin of another site', { origin: 'http://evil.example' }],
  ['the origin of a game', { origin: 'http://arcade.localhost:4301', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://lotus.localhost:4301' }],
  ['no origin to speak of', { origin: 'null' }],
])('%s changes nothing', async (_what, headers) => {
  const member = await gateway.registerMember({ host });
  const answer = await member.call('logout', { headers });
  expect([answer.status, answer.body.code]).toEqual([403, 'cross_site_request']);
  expect((await member.call('getMemberInfo', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
});

test('the site itself may', async () => {
  const member = await gateway.registerMember({ host });
  expect((await member.call('logout', { headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
});

test('the address is that of the connection, unless a trusted proxy says otherwise', async () => {
  const seen = async (ip: string, headers: Record<string, string>) =>
    (await gateway.guest({ ip, headers }).value('getSystemStatus')).location;
  const forwarded = { 'x-forwarded-for': '192.0.2.44', 'x-country': 'BD' };
  expect(await seen('203.0.113.7', forwarded)).toEqual({ ip: '203.0.113.7' });
  expect(await seen('10.1.2.3', forwarded)).toEqual({ ip: '192.0.2.44', country: 'BD' });
  expect(await seen('10.1.2.3', { 'x-forwarded-for': '192.0.2.66, 192.0.2.44' })).toEqual({ ip: '192.0.2.44' });
});

test('one address can not flood the gateway, whatever it says of itself', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 201; i++)
    statuses.push(
      (
        await gateway
          .guest({ ip: '198.51.100.20', headers: { 'x-forwarded-for': `192.0.2.${i}` } })
          .inject({ method: 'GET', url: '/wps/system/status' })
      ).statusCode,
    );
  expect(statuses.slice(0, 200).every((s) => s === 200)).toBe(true);
  const refused = await gateway.guest({ ip: '198.51.100.20' }).call('getSystemStatus');
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await gateway.guest().call('getSystemStatus')).status).toBe(200);
  gateway.clock.advance(60);
  expect((await gateway.guest({ ip: '198.51.100.20' }).call('getSystemStatus')).status).toBe(200);
});
