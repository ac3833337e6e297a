import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherGateway } from '../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { openFromTemplate } from '../testing/template.ts';

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

test('a gateway whose database is gone is alive but not ready', async () => {
  const database = await openFromTemplate();
  const app = await anotherGateway(gateway, database);
  await database.close();
  expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(503);
  await app.close();
});

describe('what is for the house only', () => {
  test.each(['/metrics', '/docs', '/docs/openapi.json'])('%s is on localhost and on no site', async (url) => {
    expect((await get(url, 'localhost:4300')).statusCode).toBe(200);
    expect((await get(url, 'lotus.localhost')).statusCode).toBe(404);
    expect((await get(url, 'anything.example')).statusCode).toBe(404);
  });

  test('the metrics count requests by operation and streams', async () => {
    await gateway.guest().value('getSystemStatus');
    const { body } = await get('/metrics', 'localhost');
    expect(body).toMatch(/parlour_http_request_seconds_count\{method="GET",route="\/wps\/system\/status",status="200"\} \d+/);
    expect(body).toContain('parlour_event_streams 0');
  });

  test('the reference page lists every operation', async () => {
    const { body } = await get('/docs', 'localhost');
    for (const id of ['getSystemStatus', 'streamEvents', 'createWithdrawal']) expect(body).toContain(`<td>${id}</td>`);
  });
});
