import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema.ts';
import { openDatabase } from '../../db/open.ts';
import { anotherGateway } from '../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { openTestDatabase } from '../../testing/template.ts';
import { operationTable as officeTable } from '@parlour/office-api/contract';

const officeOperations = Object.keys(officeTable);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const get = (url: string, host: string) => gateway.guest({ host }).inject({ method: 'GET', url });

test.each(['localhost:4300', '127.0.0.1', 'lotus.localhost', 'anything.example'])('%s answers for its health', async (host) => {
  expect((await get('/health/live', host)).statusCode).toBe(200);
  expect((await get('/health/ready', host)).statusCode).toBe(200);
});

test('what it depends on is shown to the machine itself, and to nobody else', async () => {
  const whole = { status: 'ready', database: 'up', migrations: 'current', redis: 'none' };
  expect((await get('/health/ready', 'localhost:4300')).json()).toEqual(whole);
  expect((await get('/health/ready', 'lotus.localhost')).json()).toEqual({ status: 'ready' });
});

test('a database that lacks a migration of this version makes a gateway not ready; one that has more does not', async () => {
  const ready = async () => {
    const answer = await get('/health/ready', 'localhost');
    return [answer.statusCode, answer.json<{ migrations: string }>().migrations];
  };
  const newest = Object.keys(schema.migrations).at(-1)!;
  const rename = (from: string, to: string) => sql`update kysely_migration set name = ${to} where name = ${from}`.execute(gateway.db);
  await rename(newest, 'of another version');
  expect(await ready()).toEqual([503, 'behind']);
  await rename('of another version', newest);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', 'now')`.execute(gateway.db);
  expect(await ready()).toEqual([200, 'newer']);
  await sql`delete from kysely_migration where name = '9999-newer'`.execute(gateway.db);
  expect(await ready()).toEqual([200, 'current']);
});

test('a gateway whose database is gone is alive but not ready', async () => {
  const url = gateway.database.pool?.options.connectionString;
  const database = url ? await openDatabase(url) : await openTestDatabase();
  const app = await anotherGateway(gateway, database);
  await database.close();
  expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(503);
  await app.close();
});

describe('what is for operators of the machine only', () => {
  test.each(['/metrics', '/docs', '/docs/openapi.json'])('%s is on localhost and on no site', async (url) => {
    expect((await get(url, 'localhost:4300')).statusCode).toBe(200);
    expect((await get(url, 'lotus.localhost')).statusCode).toBe(404);
    expect((await get(url, 'anything.example')).statusCode).toBe(404);
  });

  describe('E11: a name proves nothing', () => {
    const asks = (url: string, ip: string, headers: Record<string, string> = {}, of = gateway) =>
      of.guest({ host: 'localhost', ip, headers }).inject({ method: 'GET', url });
    const inside = ['/metrics', '/docs', '/docs/openapi.json', '/dev/outbox'];

    test.each(inside)('%s is not shown to another machine that calls this one localhost, nor through an unknown proxy', async (url) => {
      expect((await asks(url, '203.0.113.7')).statusCode).toBe(404);
      expect((await asks(url, '10.1.2.3')).statusCode).toBe(404);
      expect((await asks(url, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
      expect((await asks(url, '::1')).statusCode).toBe(200);
      expect((await asks(url, '::ffff:127.0.0.1')).statusCode).toBe(200);
    });

    test('behind a trusted proxy the visitor’s address counts; a listed one may use any host name but a merchant’s', async () => {
      const other = await startTestGateway({ config: { trustedProxies: ['127.0.0.1'], insideAddresses: ['10.9.0.0/16'] } });
      const status = async (...how: [string, Record<string, string>?]) => (await asks('/metrics', ...how, other)).statusCode;
      expect(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
      expect(await status('127.0.0.1')).toBe(200);
      const listed = (host: string) => other.guest({ host, ip: '10.9.1.1' }).inject({ method: 'GET', url: '/metrics' });
      expect((await listed('gateway-1:4300')).statusCode).toBe(200);
      expect((await listed('lotus.localhost')).statusCode).toBe(404);
      await other.close();
    });
  });

  test('the metrics count requests by operation and streams', async () => {
    await gateway.guest().value('getSystemStatus');
    const { body } = await get('/metrics', 'localhost');
    expect(body).toMatch(/parlour_http_request_seconds_count\{operation="getSystemStatus",status="200"\} \d+/);
    expect(body).toContain('parlour_event_streams 0');
  });

  test('the reference page lists every operation', async () => {
    const { body } = await get('/docs', 'localhost');
    for (const id of ['getSystemStatus', 'streamEvents', 'createWithdrawal']) expect(body).toContain(`<td>${id}</td>`);
  });

  test.each([
    ['/docs/office', 'operators', officeOperations],
    ['/docs/payments', 'payment providers', ['receiveCashierWebhook']],
  ])('%s lists every operation of the contract for %s, on localhost and on no site', async (url, audience, operations) => {
    const { body } = await get(url, 'localhost');
    expect(operations.filter((id) => !body.includes(`<td>${id}</td>`))).toEqual([]);
    expect((await get('/docs', 'localhost')).body).toContain(`<a href="${url}">${audience}</a>`);
    expect((await get(`${url}/openapi.json`, 'localhost')).statusCode).toBe(200);
    for (const address of [url, `${url}/openapi.json`]) expect((await get(address, 'lotus.localhost')).statusCode).toBe(404);
  });
});
